import type { Ref } from "react";
import { honeypotField, unfilledAttributes } from "@/lib/contacts/honeypot";
import styles from "./honeypot-field.module.css";

/** A field that no person sees or reaches: what fills it in is not a person. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input
          ref={ref}
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          {...unfilledAttributes}
        />
      </label>
    </div>
  );
}
