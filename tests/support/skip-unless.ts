/**
 * `describe` or `test` as it is, or its `skip` with a printed reason: what this machine cannot test
 * counts as skipped, never as passed.
 */
export function skipUnless<Run extends { skip: unknown }>(
  run: Run,
  isPossible: boolean,
  reason: string,
): Run {
  if (isPossible) return run;
  console.log(`Skipped: ${reason}.`);
  return run.skip as Run;
}
