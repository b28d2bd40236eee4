import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { LOOPBACK_HOST } from "./loopback";

export type SmtpServer = {
  host: string;
  port: number;
  /** Uses TLS from the first byte, without STARTTLS. */
  isSecure: boolean;
  /** Null if the server needs no sign-in. */
  account: { user: string; password: string } | null;
};

// Ports for mail submission with STARTTLS (RFC 6409) and with TLS (RFC 8314).
const ports = { "smtp:": 587, "smtps:": 465 } as const;

const decodePart = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

const removeBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

// The URL parser percent-encodes a non-ASCII host in an smtp URL.
function decodeHost({ hostname }: URL): string {
  const host = removeBrackets(hostname);
  return isIP(host) ? host : domainToASCII(decodePart(hostname) ?? "");
}

/** Parses `smtp[s]://[user:password@]host[:port]`. Returns null for any other URL, such as one with a path or query. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") return null;
  const [user, password] = [decodePart(url.username), decodePart(url.password)];
  const hasPathOrQuery = url.pathname.replace("/", "") + url.search + url.hash !== "";
  const host = decodeHost(url);
  if (host === "" || hasPathOrQuery || user === null || password === null) return null;
  if ((user === "") !== (password === "")) return null;
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    isSecure: url.protocol === "smtps:",
    account: user === "" ? null : { user, password },
  };
}

/** Returns the site's public host name; undefined if it is localhost or an IP. */
export function getPublicHostname(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return LOOPBACK_HOST.test(hostname) || isIP(removeBrackets(hostname)) ? undefined : hostname;
}
