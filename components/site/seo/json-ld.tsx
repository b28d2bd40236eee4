import type { JsonLdText } from "@/lib/seo/json-ld";

export function JsonLd({ text }: { text: JsonLdText }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
