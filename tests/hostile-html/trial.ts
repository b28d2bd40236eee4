import { test } from "@playwright/test";
import type { HostileCase } from "./types";

/** What was wrong with each case that got through, by its name. */
export type Complaints = Record<string, string[]>;

const TIMEOUT_MS = 20_000;

/** Tries every case, also after one got through. */
export async function complaintsOf(
  cases: HostileCase[],
  check: (hostile: HostileCase) => Promise<string[]>,
): Promise<Complaints> {
  const complaints: Complaints = {};
  for (const hostile of cases) {
    const found = await test
      .step(hostile.name, () => check(hostile), { timeout: TIMEOUT_MS })
      .catch(brokeOff);
    if (found.length > 0) complaints[hostile.name] = found;
    // A page that hangs would take as long for each of the rest.
    if (found.some((complaint) => complaint.includes(`${TIMEOUT_MS}ms`))) break;
  }
  return complaints;
}

/** Tries cases that are shown together; which ones get through it finds by halves. */
export async function complaintsTogether(
  cases: HostileCase[],
  check: (hostile: HostileCase[]) => Promise<string[]>,
): Promise<Complaints> {
  const found = await check(cases).catch(brokeOff);
  const [{ name } = { name: "nothing" }] = cases;
  if (found.length === 0) return {};
  if (cases.length === 1) return { [name]: found };
  const half = Math.ceil(cases.length / 2);
  const complaints = {
    ...(await complaintsTogether(cases.slice(0, half), check)),
    ...(await complaintsTogether(cases.slice(half), check)),
  };
  return Object.keys(complaints).length > 0 ? complaints : { [`${name} and others`]: found };
}

const brokeOff = (error: Error) => [`broke off: ${error.message.split("\n")[0]}`];
