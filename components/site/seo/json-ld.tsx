import type { JsonLdText } from "@/lib/seo/json-ld";

/** What search engines read of a page beside its words. */
export function JsonLd({ text }: { text: JsonLdText }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
