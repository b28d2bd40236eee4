import { ButtonLink } from "@/components/ui/button-link";
import type { CrossLink } from "@/content/types";
import styles from "./cross-link-card.module.css";

export function CrossLinkCard({ crossLink }: { crossLink: CrossLink }) {
  const hasPage = "to" in crossLink;
  const href = hasPage ? crossLink.to().href : crossLink.href;
  return (
    <section className={styles.card}>
      <div>
        <h2 className={styles.title}>{crossLink.title}</h2>
        <p className={styles.text}>{crossLink.text}</p>
      </div>
      <ButtonLink href={href} variant="outline" hasPrefetch={hasPage}>
        {crossLink.label}
      </ButtonLink>
    </section>
  );
}
