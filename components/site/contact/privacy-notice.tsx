import { useId } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { privacyNotice } from "@/content/privacy-notice";
import { paths } from "@/lib/core/paths";
import styles from "./privacy-notice.module.css";

/** Must stand beside the form before personal data is sent (DPDP Act, 2023, section 5). */
export function PrivacyNotice() {
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <p>
        {privacyNotice.summary} <SiteLink href={paths.privacy}>Privacy Policy</SiteLink>
      </p>
      <details>
        <summary id={titleId} className={styles.title}>
          {privacyNotice.title}
        </summary>
        {privacyNotice.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </section>
  );
}
