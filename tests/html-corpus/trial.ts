import { test } from "@playwright/test";
import type { Pack } from "./corpus";

/** What was wrong with each case that got through, by its name. */
export type Complaints = Record<string, string[]>;

const TIMEOUT_MS = 20_000;

/** What a pack is called: by its first case. */
export function nameOf(cases: Pack): string {
  const name = cases[0]?.name ?? "nothing";
  return cases.length > 1 ? `${name} and ${cases.length - 1} more` : name;
}

/** Tries every pack, also after a case got through. */
export async function complaintsOf(
  packs: Pack[],
  check: (cases: Pack) => Promise<string[]>,
): Promise<Complaints> {
  const inTime = (cases: Pack) =>
    test.step(nameOf(cases), () => check(cases), { timeout: TIMEOUT_MS });
  const complaints: Complaints = {};
  for (const cases of packs) {
    const found = await complaintsTogether(cases, inTime);
    Object.assign(complaints, found);
    // A page that hangs would take as long for each of the rest.
    if (
      Object.values(found)
        .flat()
        .some((complaint) => complaint.includes(`${TIMEOUT_MS}ms`))
    )
      break;
  }
  return complaints;
}

/** Tries cases that are shown together; which ones get through it finds by halves. */
export async function complaintsTogether(
  cases: Pack,
  check: (cases: Pack) => Promise<string[]>,
): Promise<Complaints> {
  const found = await check(cases).catch(brokeOff);
  if (found.length === 0) return {};
  if (cases.length === 1) return { [nameOf(cases)]: found };
  const half = Math.ceil(cases.length / 2);
  const complaints = {
    ...(await complaintsTogether(cases.slice(0, half), check)),
    ...(await complaintsTogether(cases.slice(half), check)),
  };
  return Object.keys(complaints).length > 0 ? complaints : { [nameOf(cases)]: found };
}

const brokeOff = (error: Error) => [`broke off: ${error.message.split("\n")[0]}`];
