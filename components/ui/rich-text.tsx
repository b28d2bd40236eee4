import { writtenLanguage } from "@/lib/core/written-language";
import type { SafeHtml } from "@/lib/html/safe-html";
import styles from "./rich-text.module.css";

/** Stored HTML on a page. Takes only what the sanitiser made; nothing else renders HTML. */
export function RichText({ html }: { html: SafeHtml }) {
  return (
    <div
      lang={writtenLanguage(html.replace(/<[^>]*>/g, " "))}
      className={styles.richText}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
