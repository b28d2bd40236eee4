import { cleanUrl } from "@/lib/core/url";
import { isAllowedImage, isAllowedLink } from "@/lib/html/rules";

// Explains why a URL is refused or how to correct it. Spec §2 lists the allowed URLs.

export const LINK_RULE = "Links may start with https, http, mailto or tel.";
export const IMAGE_RULE = "Use an http or https URL that ends in jpg, jpeg, gif or png.";

const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/i;
/** Matches "example.org", "www.example.org/page" and "example.org:8080". */
const HOST = /^([\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(:\d+)?([/?#]|$)/u;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d ()-]{6,}$/;
const LOCAL_FILE = /^(file:|[a-z]:[\\/])/i;

export function findLinkError(url: string): string | null {
  if (isAllowedLink(cleanUrl(url))) return null;
  if (url === "") return "Enter the URL that the link opens.";
  if (EMAIL.test(url)) return suggestStart("mailto:", `mailto:${url}`);
  if (PHONE.test(url)) return suggestStart("tel:", `tel:${url.replace(/[^+\d]/g, "")}`);
  const [, scheme = "", rest] = SCHEME.exec(url) ?? [];
  if (/^(mailto|tel)$/i.test(scheme) && rest === "")
    return `Enter the rest of the URL after ${url}`;
  return findUrlError(url) ?? findSchemeError("Links", url) ?? LINK_RULE;
}

export function findImageError(url: string): string | null {
  if (isAllowedImage(cleanUrl(url))) return null;
  if (url === "") return "Enter the URL of the image.";
  const [, type] = /^data:([^;,]*)/i.exec(url) ?? [];
  if (type !== undefined) return `${describeDataError(type)} ${IMAGE_RULE}`;
  const [, extension] = /\.(\w{2,5})([?#]|$)/.exec(url) ?? [];
  return (
    findUrlError(url) ??
    findSchemeError("Images", url) ??
    (extension ? `Images that end in ${extension} cannot be used. ${IMAGE_RULE}` : IMAGE_RULE)
  );
}

function findUrlError(url: string): string | null {
  if (LOCAL_FILE.test(url)) return "This file is on your own computer: visitors cannot see it.";
  if (url.startsWith("//")) return suggestStart("https:", `https:${url}`);
  if (HOST.test(url)) return suggestStart("https://", `https://${url}`);
  if (/^https?:(?!\/\/[^/])/i.test(url) || (/^https?:/i.test(url) && !URL.canParse(url)))
    return "This URL is incomplete. A complete one looks like https://www.example.org/page.";
  if (!SCHEME.test(url) && !url.startsWith("/")) {
    return "Start with https://, or with / for a page on this site.";
  }
  return null;
}

function findSchemeError(subject: "Links" | "Images", url: string): string | null {
  const [, scheme] = SCHEME.exec(url) ?? [];
  if (scheme === undefined || /^https?$/i.test(scheme)) return null;
  const rule = subject === "Links" ? LINK_RULE : IMAGE_RULE;
  return `${subject} cannot start with ${scheme.toLowerCase()}. ${rule}`;
}

const describeDataError = (type: string) =>
  /^image\/(png|jpeg|gif)$/i.test(type)
    ? "The data of this image must be base64."
    : `Images of type ${type || "text"} cannot be used.`;

const suggestStart = (prefix: string, example: string) =>
  `Start with ${prefix} – for example ${example}`;
