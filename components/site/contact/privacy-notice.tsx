import { useId } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { privacyNotice } from "@/content/privacy-notice";
import { paths } from "@/lib/core/paths";
import styles from "./privacy-notice.module.css";

/** What stands beside a form that takes personal data, before it is sent. */
export function PrivacyNotice() {
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {privacyNotice.title}
      </h3>
      {privacyNotice.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <SiteLink href={paths.privacy}>Privacy Policy</SiteLink>
      </p>
    </section>
  );
}
