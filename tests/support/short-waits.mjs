// Preloaded into a site: with SHORT_WAITS="30000:3000,15000:1000", timers of exactly 30 s take 3 s, and timers of
// exactly 15 s take 1 s. If the code changes a timer's length, the test that shortens that timer fails.

const waits = new Map(
  (process.env.SHORT_WAITS ?? "").split(",").map((pair) => {
    const [from, to] = pair.split(":").map(Number);
    if (!(from > to && to > 0)) throw new Error(`SHORT_WAITS has "${pair}", not "longer:shorter"`);
    return [from, to];
  }),
);

for (const name of ["setTimeout", "setInterval"]) {
  const original = globalThis[name];
  // Copies the property of setTimeout that util.promisify reads.
  globalThis[name] = Object.assign(
    (work, ms, ...values) => original(work, waits.get(ms) ?? ms, ...values),
    original,
  );
}
