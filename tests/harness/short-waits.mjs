// Loaded before a site: what waits ten minutes there waits three seconds. Nothing else is changed.

const TEN_MINUTES_MS = 600_000;
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = Object.assign(
  (work, ms, ...values) => wait(work, ms === TEN_MINUTES_MS ? 3_000 : ms, ...values),
  wait,
);
