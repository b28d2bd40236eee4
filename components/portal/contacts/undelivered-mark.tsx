import { IconMailExclamation } from "@tabler/icons-react";
import styles from "./undelivered.module.css";

/** Stands beside the name of a lead that could not be mailed, not yet, or not to everybody. */
export function UndeliveredMark() {
  return (
    <span className={styles.mark}>
      <IconMailExclamation size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">Not emailed to everyone</span>
    </span>
  );
}
