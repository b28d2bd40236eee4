import fc from "fast-check";

/**
 * The seed of what is generated: the same in every run, so that what fails fails again. Another
 * tries other input: FAST_CHECK_SEED=7 npm run test:api.
 */
export const FUZZ_SEED = Number(process.env.FAST_CHECK_SEED ?? 20_261_122);

/** How many cases are tried at once. */
const LANES = 8;

/**
 * Holds a property against generated input, some at a time. What fails is made smaller, and
 * printed with its seed.
 */
export async function holdFor<T>(
  input: fc.Arbitrary<T>,
  cases: number,
  property: (value: T) => Promise<void>,
): Promise<void> {
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(fc.asyncProperty(input, property), {
      // Far apart, or the next seed would try most of the same again.
      seed: FUZZ_SEED + lane * 1_000_003,
      numRuns: Math.ceil(cases / LANES),
      // Each step of making it smaller asks the site once more. What never came to an end has failed.
      interruptAfterTimeLimit: 600_000,
      markInterruptAsFailure: true,
    }),
  );
  const ended = await Promise.allSettled(lanes);
  const failed = ended.find((lane) => lane.status === "rejected");
  if (failed) throw failed.reason;
}
