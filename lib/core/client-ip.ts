import "server-only";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { getEnv } from "./env";

/** Carries the IP of the connection, because Next gives route handlers no socket. */
export const PEER_HEADER = "x-peer-address";

/**
 * Returns the caller's IP, or null if it is unknown. Callers can forge X-Forwarded-For entries, except those that our
 * proxies add on the right. With 0 hops, returns the IP of the connection, or null if that IP is private: a proxy that
 * TRUSTED_PROXY_HOPS does not count may have it, and all visitors would share it.
 */
export function readClientIp(
  headers: Headers,
  trustedHops = getEnv().TRUSTED_PROXY_HOPS,
): string | null {
  if (trustedHops === 0) return publicIp(headers.get(PEER_HEADER) ?? "");
  const ips = (headers.get("x-forwarded-for") ?? "").split(",");
  const ip = removePort((ips.at(-trustedHops) ?? ips[0])?.trim() ?? "");
  return isIP(ip) === 0 ? null : ipaddr.process(ip).toString();
}

// Some proxies add the port: 192.0.2.1:123, [2001:db8::1]:123.
const removePort = (ip: string) =>
  ip.replace(/^([\d.]+):\d+$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1");

function publicIp(peer: string): string | null {
  if (isIP(peer) === 0) return null;
  const ip = ipaddr.process(peer);
  return ip.range() === "unicast" ? ip.toString() : null;
}

const toPrefix = (ip: string, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.split("%")[0]}/${bits}`).toString()}/${bits}`;

/** Returns IPv4 unchanged. For IPv6, returns a subscriber's /56 and a company's /48 (`wideNetwork`). */
export function getNetworks(ip: string): { network: string; wideNetwork: string | null } {
  if (ipaddr.parse(ip).kind() === "ipv4") return { network: ip, wideNetwork: null };
  return { network: toPrefix(ip, 56), wideNetwork: toPrefix(ip, 48) };
}
