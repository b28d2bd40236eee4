import { paths } from "@/lib/core/paths";
import { toAbsoluteUrl } from "@/lib/core/site-url";
import { buildEmailUrl } from "@/lib/core/url";
import { loadFirm } from "@/lib/firm/data";

export const dynamic = "force-dynamic";

/** RFC 9116 recommends an expiry date less than a year away. Each request renews it. */
const VALID_DAYS = 180;

export async function GET() {
  const { securityEmail } = (await loadFirm()).contact;
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1_000);
  const lines = [
    `Contact: ${securityEmail ? buildEmailUrl(securityEmail) : toAbsoluteUrl(paths.contact)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${toAbsoluteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
