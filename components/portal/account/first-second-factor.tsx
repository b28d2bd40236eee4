"use client";

import { useState } from "react";
import styles from "./account.module.css";
import { RecoveryCodes, SecondFactor } from "./second-factor";

/** In place of the portal, where the firm asks everybody for a second factor. */
export function FirstSecondFactor() {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <section className={styles.first} aria-labelledby="first-second-factor">
      <h2 id="first-second-factor" className={styles.title}>
        Set up a second factor
      </h2>
      <p className={styles.aside}>
        This firm asks everybody who has access for one. It takes two minutes.
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => window.location.reload()} />
      ) : (
        <SecondFactor onCodes={setCodes} />
      )}
    </section>
  );
}
