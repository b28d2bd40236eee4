import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { ServiceUnavailableMarker } from "@/components/site/seo/page-markers";
import styles from "./list-failure.module.css";

type ListFailureProps = {
  title?: string;
  text: string;
  /** The page that the list stands on, to try once more. */
  href: string;
};

/** In place of a list that could not be read. */
export function ListFailure({ title, text, href }: ListFailureProps) {
  return (
    <div className={styles.failure}>
      <ServiceUnavailableMarker />
      <Notice kind="error" title={title}>
        {text}
      </Notice>
      <ButtonLink href={href} variant="outline">
        Try again
      </ButtonLink>
    </div>
  );
}
