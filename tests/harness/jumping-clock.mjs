import { readFileSync } from "node:fs";

// Loaded before a site: its clock jumps ahead by the milliseconds in a file, each time that the site
// is sent SIGUSR2. Timers that are due by then ring at once.

const { clearTimeout: cancel, setTimeout: wait } = globalThis;
const { now } = Date;

let ahead = 0;
const jumpedNow = () => now() + ahead;

Date.now = jumpedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [jumpedNow()] : args, newTarget),
});

/** What waits: the timer, when it is due, and its work. */
const waiting = new Map();

globalThis.setTimeout = new Proxy(wait, {
  apply(_target, _this, [work, ms = 0, ...values]) {
    const ring = () => {
      waiting.delete(timer);
      work(...values);
    };
    const timer = wait(ring, ms);
    waiting.set(timer, { dueAt: jumpedNow() + ms, ring });
    const { refresh } = timer;
    timer.refresh = () => {
      waiting.set(timer, { dueAt: jumpedNow() + ms, ring });
      return refresh.call(timer);
    };
    return timer;
  },
});

globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  cancel(timer);
};

process.on("SIGUSR2", () => {
  ahead += Number(readFileSync(process.env.JUMPING_CLOCK_FILE, "utf8"));
  const due = [...waiting].filter(([, { dueAt }]) => dueAt <= jumpedNow());
  for (const [timer, { ring }] of due) {
    cancel(timer);
    ring();
  }
  console.error(`The clock is ${ahead} ms ahead.`);
});
