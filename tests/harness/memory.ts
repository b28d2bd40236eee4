import { readFileSync } from "node:fs";
import type { TestSite } from "./site";

function bytesOf(site: TestSite, field: string): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) * 1024;
}

/** The memory that a site has now, in bytes. */
export const memoryOf = (site: TestSite): number => bytesOf(site, "VmRSS");

/** The most memory that a site has had, in bytes. */
export const peakMemoryOf = (site: TestSite): number => bytesOf(site, "VmHWM");
