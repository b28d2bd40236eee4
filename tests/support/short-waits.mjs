// Loaded before a site: its waits of exactly so many milliseconds are shorter ones. SHORT_WAITS is
// "30000:3000,15000:1000": 3 s in place of 30 s, 1 s in place of 15 s. Nothing else is changed, so a
// wait whose length the code changes is as long as the code says, and its test notices.

const waits = new Map(
  (process.env.SHORT_WAITS ?? "").split(",").map((pair) => {
    const [from, to] = pair.split(":").map(Number);
    if (!(from > to && to > 0)) throw new Error(`SHORT_WAITS has "${pair}", not "longer:shorter"`);
    return [from, to];
  }),
);

for (const name of ["setTimeout", "setInterval"]) {
  const original = globalThis[name];
  // util.promisify finds its own version of setTimeout on the function.
  globalThis[name] = Object.assign(
    (work, ms, ...values) => original(work, waits.get(ms) ?? ms, ...values),
    original,
  );
}
