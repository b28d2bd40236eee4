import type { SafeHtml } from "@/lib/html/safe-html";
import styles from "./rich-text.module.css";

/** Stored HTML on a page. Takes only what the sanitiser made; nothing else renders HTML. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
