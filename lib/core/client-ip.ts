import "server-only";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { getEnv } from "./env";

/** Where route handlers read who connected: Next gives them no socket. */
export const PEER_HEADER = "x-peer-address";

/**
 * The network address that a request came from, or null where nobody who is trusted says so. Each
 * proxy adds what it saw on the right of X-Forwarded-For; what stands left of the firm's own
 * proxies anybody may have written (design §3.13). Without a proxy of the firm's own it is who
 * connected, unless that is a machine near by: a proxy that nobody told of, which all share. Where TRUSTED_PROXY_HOPS counts more proxies than have
 * written, it is what the first of them wrote.
 */
export function clientIp(
  headers: Headers,
  trustedHops = getEnv().TRUSTED_PROXY_HOPS,
): string | null {
  if (trustedHops === 0) return publicIp(headers.get(PEER_HEADER) ?? "");
  const seen = (headers.get("x-forwarded-for") ?? "").split(",");
  const ip = withoutPort((seen.at(-trustedHops) ?? seen[0])?.trim() ?? "");
  return isIP(ip) === 0 ? null : ipaddr.process(ip).toString();
}

/** Some proxies add the port: 192.0.2.1:123, [2001:db8::1]:123. */
const withoutPort = (ip: string) =>
  ip.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1");

function publicIp(peer: string): string | null {
  if (isIP(peer) === 0) return null;
  const ip = ipaddr.process(peer);
  return ip.range() === "unicast" ? ip.toString() : null;
}

const prefixOf = (ip: string, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.split("%")[0]}/${bits}`).toString()}/${bits}`;

/**
 * What one caller is known by: an IPv4 address, or the first 56 bits of an IPv6 one, since a single
 * line is given all of the rest. `wide` is what a firm or a small provider is given, 48 bits: one
 * caller may have 256 of the narrow ones.
 */
export function networksOf(ip: string): { network: string; wide: string | null } {
  if (ipaddr.parse(ip).kind() === "ipv4") return { network: ip, wide: null };
  return { network: prefixOf(ip, 56), wide: prefixOf(ip, 48) };
}
