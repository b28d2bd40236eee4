import type { SafeHtml } from "@/lib/safe-html";
import styles from "./rich-text.module.css";

/** Stored HTML on a page. Takes only what the sanitiser made; nothing else renders HTML. */
export function RichText({ html }: { html: SafeHtml }) {
  // eslint-disable-next-line react/no-danger -- the one place: SafeHtml is sanitised by its type
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
