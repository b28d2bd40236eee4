import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { LOOPBACK } from "./loopback";

/** Where mail is handed over, and as whom. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte: smtps. */
  isSecure: boolean;
  /** Null where the server asks nobody who they are. */
  account: { user: string; password: string } | null;
};

/** Submission without TLS at first, and with (RFC 6409, RFC 8314). */
const ports = { "smtp:": 587, "smtps:": 465 } as const;

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** IPv6 stands in brackets in a URL. */
const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** A host as it is looked up: outside http a URL keeps letters beyond ASCII percent-encoded. */
function hostOf({ hostname }: URL): string {
  const address = withoutBrackets(hostname);
  return isIP(address) ? address : domainToASCII(decoded(hostname) ?? "");
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`, user and password percent-encoded. Null
 * for anything else: also for a path or a query, which other programs give a meaning.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") return null;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const hasMore = url.pathname.replace("/", "") + url.search + url.hash !== "";
  const host = hostOf(url);
  if (host === "" || hasMore || user === null || password === null) return null;
  // One without the other signs nobody in.
  if ((user === "") !== (password === "")) return null;
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    isSecure: url.protocol === "smtps:",
    account: user === "" ? null : { user, password },
  };
}

/** What others know this site by; undefined where that is this machine, or a number. */
export function nameOf(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return LOOPBACK.test(hostname) || isIP(withoutBrackets(hostname)) ? undefined : hostname;
}
