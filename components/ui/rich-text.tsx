import { detectLanguage } from "@/lib/core/detect-language";
import type { SafeHtml } from "@/lib/html/safe-html";
import styles from "./rich-text.module.css";

/** The only component that renders stored HTML. Accepts only the sanitiser's output. */
export function RichText({ html }: { html: SafeHtml }) {
  return (
    <div
      lang={detectLanguage(html.replace(/<[^>]*>/g, " "))}
      className={styles.richText}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
