import fc from "fast-check";

/** Fixed, so that a failure can be repeated. To try other input: FAST_CHECK_SEED=7 npm test -- fuzz-api. */
const FUZZ_SEED = Number(process.env.FAST_CHECK_SEED ?? 20_261_122);

const LANES = 8;

/** Checks a property in parallel lanes. On a failure, fast-check shrinks the input and prints the seed. */
export async function checkAll<T>(
  input: fc.Arbitrary<T>,
  cases: number,
  property: (value: T) => Promise<void>,
): Promise<void> {
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(fc.asyncProperty(input, property), {
      // The lanes' seeds are far apart, so that FUZZ_SEED + 1 gives every lane new input.
      seed: FUZZ_SEED + lane * 1_000_003,
      numRuns: Math.ceil(cases / LANES),
      // Leaves time for shrinking, which sends more requests. A longer run fails.
      interruptAfterTimeLimit: 600_000,
      markInterruptAsFailure: true,
    }),
  );
  const results = await Promise.allSettled(lanes);
  const failed = results.find((lane) => lane.status === "rejected");
  if (failed) throw failed.reason;
}
