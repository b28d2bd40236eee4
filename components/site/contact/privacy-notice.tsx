import { useId } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { privacyNotice } from "@/content/privacy-notice";
import { paths } from "@/lib/core/paths";
import styles from "./privacy-notice.module.css";

/** Must be visible before personal data is sent (DPDP Act, 2023, section 5). */
export function PrivacyNotice() {
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {privacyNotice.title}
      </h3>
      {privacyNotice.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <SiteLink href={paths.privacy}>Privacy Policy</SiteLink>
      </p>
    </section>
  );
}
