import { test } from "@playwright/test";
import type { Pack } from "./corpus";

type Complaints = Record<string, string[]>;

function namePack(cases: Pack): string {
  const name = cases[0]?.name ?? "nothing";
  return cases.length > 1 ? `${name} and ${cases.length - 1} more` : name;
}

export async function findComplaints(
  packs: Pack[],
  check: (cases: Pack) => Promise<string[]>,
): Promise<Complaints> {
  const complaints: Complaints = {};
  for (const pack of packs) {
    const found = await bisectComplaints(pack, (cases) =>
      test.step(namePack(cases), () => check(cases), { timeout: 20_000 }),
    );
    Object.assign(complaints, found);
  }
  return complaints;
}

/** Checks cases together, and bisects them if there are complaints. */
async function bisectComplaints(
  cases: Pack,
  check: (cases: Pack) => Promise<string[]>,
): Promise<Complaints> {
  const found = await check(cases).catch((error: Error) => [
    `failed: ${error.message.split("\n")[0]}`,
  ]);
  if (found.length === 0) return {};
  if (cases.length === 1) return { [namePack(cases)]: found };
  const half = Math.ceil(cases.length / 2);
  const complaints = {
    ...(await bisectComplaints(cases.slice(0, half), check)),
    ...(await bisectComplaints(cases.slice(half), check)),
  };
  return Object.keys(complaints).length > 0 ? complaints : { [namePack(cases)]: found };
}
