import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { ServiceUnavailableMarker } from "@/components/site/seo/page-markers";
import styles from "./list-failure.module.css";

type ListFailureProps = {
  title?: string;
  text: string;
  href: string;
};

export function ListFailure({ title, text, href }: ListFailureProps) {
  return (
    <div className={styles.failure}>
      <ServiceUnavailableMarker />
      <Notice kind="error" title={title}>
        {text}
      </Notice>
      <ButtonLink href={href} variant="outline">
        Try Again
      </ButtonLink>
    </div>
  );
}
