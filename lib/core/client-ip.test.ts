import { describe, expect, test } from "@jest/globals";
import { clientIp, networksOf } from "./client-ip";

const seenFrom = (header: string | null, hops: number) =>
  clientIp(new Headers(header === null ? {} : { "X-Forwarded-For": header }), hops);

describe("The address of a caller", () => {
  test.each([
    ["203.0.113.7", 0, null],
    [null, 1, null],
    ["", 1, null],
    ["203.0.113.7", 1, "203.0.113.7"],
    [" 203.0.113.7 ", 1, "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", 1, "203.0.113.7"],
    ["192.0.2.1, 198.51.100.1, 203.0.113.7", 2, "198.51.100.1"],
    // deploy/nginx writes one, whatever stands before it: who counts two is not without limits.
    ["203.0.113.7", 2, "203.0.113.7"],
    ["", 2, null],
    ["unknown", 1, null],
    ["203.0.113.7:4711", 1, "203.0.113.7"],
    ["[2001:db8::1]:4711", 1, "2001:db8::1"],
    ["[2001:db8::1]", 1, "2001:db8::1"],
    ["203.0.113.7:4711:1", 1, null],
    ["203.0.113.256", 1, null],
    ["0x7f.1", 1, null],
    ["<script>", 1, null],
    ["2001:db8::1", 1, "2001:db8::1"],
    ["2001:0DB8:0:0::1", 1, "2001:db8::1"],
    ["::ffff:203.0.113.7", 1, "203.0.113.7"],
  ])("in %p behind %d proxies is %p", (header, hops, ip) => {
    expect(seenFrom(header, hops)).toBe(ip);
  });
});

describe("Without a proxy of the firm's own", () => {
  test.each([
    ["203.0.113.7", null],
    ["8.8.8.8", "8.8.8.8"],
    ["::ffff:8.8.8.8", "8.8.8.8"],
    ["2606:4700::1", "2606:4700::1"],
    // A proxy that nobody told of: all its visitors would be one.
    ["127.0.0.1", null],
    ["::1", null],
    ["10.0.0.2", null],
    ["192.168.1.5", null],
    ["172.17.0.1", null],
    ["fd00::1", null],
    ["", null],
  ])("the caller who connected from %p is %p", (peer, ip) => {
    const headers = new Headers({ "X-Peer-Address": peer, "X-Forwarded-For": "9.9.9.9" });
    expect(clientIp(headers, 0)).toBe(ip);
  });
});

describe("Callers that are one", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7", null],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56", "2001:db8:1::/48"],
    ["2001:db8:1:ff::1", "2001:db8:1::/56", "2001:db8:1::/48"],
    ["2001:db8:1:100::1", "2001:db8:1:100::/56", "2001:db8:1::/48"],
    ["fe80::1%eth0", "fe80::/56", "fe80::/48"],
  ])("%s counts as %s, and together with all of %s", (ip, network, wide) => {
    expect(networksOf(ip)).toEqual({ network, wide });
  });
});
