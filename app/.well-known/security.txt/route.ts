import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";
import { siteUrl } from "@/lib/core/site-url";

export const dynamic = "force-dynamic";

/** RFC 9116 wants a date less than a year ahead; the file is made at each request. */
const VALID_DAYS = 180;

/** Where to report a weakness of this site (RFC 9116): the firm's address, or its contact page. */
export function GET() {
  const { securityEmail } = site;
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1_000);
  const lines = [
    `Contact: ${securityEmail ? `mailto:${securityEmail}` : siteUrl(paths.contact)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
