import { cleanUrl } from "@/lib/core/url";
import { isAllowedImage, isAllowedLink } from "@/lib/html/rules";

// Why an address is refused, said so that it can be put right (spec §2).

export const LINK_RULE = "Links may start with https, http, mailto or tel.";
export const IMAGE_RULE = "Use an http or https address that ends in jpg, jpeg, gif or png.";

const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/i;
/** "example.org", "www.example.org/page" and "example.org:8080". */
const HOST = /^([\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]|$)/u;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d ()-]{6,}$/;
const OWN_FILE = /^(file:|[a-z]:[\\/])/i;

/** Null for an address that a link may have, once it is cleaned. */
export function linkRefusal(url: string): string | null {
  if (isAllowedLink(cleanUrl(url))) return null;
  if (url === "") return "Enter the address that the link opens.";
  if (EMAIL.test(url)) return startWith("mailto:", `mailto:${url}`);
  if (PHONE.test(url)) return startWith("tel:", `tel:${url.replace(/[^+\d]/g, "")}`);
  const [, scheme = "", rest] = SCHEME.exec(url) ?? [];
  if (/^(mailto|tel)$/i.test(scheme) && rest === "") return `Something must follow ${url}`;
  return unreachable(url) ?? wrongScheme("Links", url) ?? LINK_RULE;
}

/** Null for an address that a picture may have, once it is cleaned. */
export function imageRefusal(url: string): string | null {
  if (isAllowedImage(cleanUrl(url))) return null;
  if (url === "") return "Enter the address of the image.";
  const [, type] = /^data:([^;,]*)/i.exec(url) ?? [];
  if (type !== undefined) return `${wrongData(type)} ${IMAGE_RULE}`;
  const [, ending] = /\.(\w{2,5})([?#]|$)/.exec(url) ?? [];
  return (
    unreachable(url) ??
    wrongScheme("Images", url) ??
    (ending ? `Images that end in ${ending} cannot be used. ${IMAGE_RULE}` : IMAGE_RULE)
  );
}

/** For an address that leads nowhere as it stands. */
function unreachable(url: string): string | null {
  if (OWN_FILE.test(url)) return "This file is on your own computer: visitors cannot see it.";
  if (url.startsWith("//")) return startWith("https:", `https:${url}`);
  if (HOST.test(url)) return startWith("https://", `https://${url}`);
  if (/^https?:(?!\/\/[^/])/i.test(url) || (/^https?:/i.test(url) && !URL.canParse(url)))
    return "This address is incomplete. A full one looks like https://www.example.org/page.";
  if (!SCHEME.test(url) && !url.startsWith("/")) {
    return "Start with https://, or with / for an address on this site.";
  }
  return null;
}

function wrongScheme(what: "Links" | "Images", url: string): string | null {
  const [, scheme] = SCHEME.exec(url) ?? [];
  if (scheme === undefined || /^https?$/i.test(scheme)) return null;
  const rule = what === "Links" ? LINK_RULE : IMAGE_RULE;
  return `${what} cannot start with ${scheme.toLowerCase()}. ${rule}`;
}

const wrongData = (type: string) =>
  /^image\/(png|jpeg|gif)$/i.test(type)
    ? "The data of this image is not base64."
    : `Images of type ${type || "text"} cannot be used.`;

const startWith = (beginning: string, example: string) =>
  `Start with ${beginning} – for example ${example}`;
