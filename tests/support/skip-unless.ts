import { testedKinds } from "../../tools/site/databases";

/** Returns `describe` or `test`, or its `skip` after printing the reason. */
export function skipUnless<Run extends { skip: unknown }>(
  run: Run,
  isPossible: boolean,
  reason: string,
): Run {
  if (isPossible) return run;
  console.log(`Skipped: ${reason}.`);
  return run.skip as Run;
}

export const onPostgresql = <Run extends { skip: unknown }>(run: Run): Run =>
  skipUnless(run, testedKinds.includes("postgresql"), "PostgreSQL is not available");
