// Preloaded into a site: SHORT_WAITS="30000:3000,15000:1000" replaces timers of exactly 30 s by 3 s
// and of 15 s by 1 s. A timer whose length changes in the code is not shortened, so its test fails.

const waits = new Map(
  (process.env.SHORT_WAITS ?? "").split(",").map((pair) => {
    const [from, to] = pair.split(":").map(Number);
    if (!(from > to && to > 0)) throw new Error(`SHORT_WAITS has "${pair}", not "longer:shorter"`);
    return [from, to];
  }),
);

for (const name of ["setTimeout", "setInterval"]) {
  const original = globalThis[name];
  // util.promisify reads a property of setTimeout.
  globalThis[name] = Object.assign(
    (work, ms, ...values) => original(work, waits.get(ms) ?? ms, ...values),
    original,
  );
}
