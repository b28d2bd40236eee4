import { readFileSync } from "node:fs";
import type { TestSite } from "../../tools/site/site";

function readBytes(site: TestSite, field: string): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) * 1024;
}

export const readMemory = (site: TestSite): number => readBytes(site, "VmRSS");

export const readPeakMemory = (site: TestSite): number => readBytes(site, "VmHWM");
