import { testedDatabaseKinds } from "../../tools/site/databases";

/** Returns `run` (`describe` or `test`) if `isPossible`. Otherwise, prints the reason and returns `run.skip`. */
export function skipUnless<Run extends { skip: unknown }>(
  run: Run,
  isPossible: boolean,
  reason: string,
): Run {
  if (isPossible) return run;
  console.log(`Skipped: ${reason}.`);
  return run.skip as Run;
}

export const skipUnlessPostgresql = <Run extends { skip: unknown }>(run: Run): Run =>
  skipUnless(run, testedDatabaseKinds.includes("postgresql"), "PostgreSQL is not available");
