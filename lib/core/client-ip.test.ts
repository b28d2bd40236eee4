import { describe, expect, test } from "@jest/globals";
import { readClientIp, getNetworks } from "./client-ip";

const readIp = (header: string | null, hops: number) =>
  readClientIp(new Headers(header === null ? {} : { "X-Forwarded-For": header }), hops);

describe("readClientIp behind proxies", () => {
  test.each([
    ["203.0.113.7", 0, null],
    [null, 1, null],
    ["203.0.113.7", 1, "203.0.113.7"],
    [" 203.0.113.7 ", 1, "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", 1, "203.0.113.7"],
    ["192.0.2.1, 198.51.100.1, 203.0.113.7", 2, "198.51.100.1"],
    // deploy/nginx sends a single IP. A hop count that is too high must not disable rate limits.
    ["203.0.113.7", 2, "203.0.113.7"],
    ["unknown", 1, null],
    ["203.0.113.7:4711", 1, "203.0.113.7"],
    ["[2001:db8::1]:4711", 1, "2001:db8::1"],
    ["[2001:db8::1]", 1, "2001:db8::1"],
    ["203.0.113.7:4711:1", 1, null],
    ["x203.0.113.7:4711", 1, null],
    ["x[2001:db8::1]", 1, null],
    ["[2001:db8::1]x", 1, null],
    ["0x7f.1", 1, null],
    ["2001:0DB8:0:0::1", 1, "2001:db8::1"],
    ["::ffff:203.0.113.7", 1, "203.0.113.7"],
  ])("reads X-Forwarded-For %p behind %d proxies as %p (ASVS 15.3.4)", (header, hops, ip) => {
    expect(readIp(header, hops)).toBe(ip);
  });
});

describe("readClientIp without a proxy", () => {
  test.each([
    ["203.0.113.7", null],
    ["8.8.8.8", "8.8.8.8"],
    ["::ffff:8.8.8.8", "8.8.8.8"],
    ["2606:4700::1", "2606:4700::1"],
    // A private IP may belong to an unconfigured proxy, and all visitors would share it.
    ["127.0.0.1", null],
    ["::1", null],
    ["10.0.0.2", null],
    ["fd00::1", null],
    ["", null],
  ])("maps the peer %p to the client IP %p", (peer, ip) => {
    const headers = new Headers({ "X-Peer-Address": peer, "X-Forwarded-For": "9.9.9.9" });
    expect(readClientIp(headers, 0)).toBe(ip);
  });
});

describe("getNetworks", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7", null],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56", "2001:db8:1::/48"],
    ["2001:db8:1:ff::1", "2001:db8:1::/56", "2001:db8:1::/48"],
    ["2001:db8:1:100::1", "2001:db8:1:100::/56", "2001:db8:1::/48"],
    ["fe80::1%eth0", "fe80::/56", "fe80::/48"],
  ])("groups %s into the network %s and the wide network %s", (ip, network, wideNetwork) => {
    expect(getNetworks(ip)).toEqual({ network, wideNetwork });
  });
});
