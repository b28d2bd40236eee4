"use client";

import { useState } from "react";
import styles from "./account.module.css";
import { RecoveryCodes, SecondFactor } from "./second-factor";

/** Replaces the portal's tabs until the user has set up the second factor that the firm requires. */
export function RequiredSecondFactor() {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <section className={styles.required} aria-labelledby="required-second-factor">
      <h2 id="required-second-factor" className={styles.title}>
        Set Up a Second Factor
      </h2>
      <p className={styles.aside}>
        Every administrator of this firm needs a second factor. The setup takes two minutes.
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onSaved={() => window.location.reload()} />
      ) : (
        <SecondFactor onCodes={setCodes} />
      )}
    </section>
  );
}
