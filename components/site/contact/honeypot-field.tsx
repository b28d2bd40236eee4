import type { Ref } from "react";
import { honeypotField, noAutofillAttributes } from "@/lib/contacts/honeypot";
import styles from "./honeypot-field.module.css";

/** Hidden from people and screen readers, so that only bots fill it in. */
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
          {...noAutofillAttributes}
        />
      </label>
    </div>
  );
}
