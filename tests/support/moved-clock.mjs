import { readFileSync, rmSync } from "node:fs";

// Loaded before a site: its clocks are wrong by MOVED_CLOCK_HOURS, and each SIGUSR2 sets them forward
// by the milliseconds in the file that site-clock.ts writes for this process. Timers that are due by
// then fire at once.

const { clearTimeout: clear, setTimeout: wait } = globalThis;
const { now } = Date;
const sinceStart = performance.now.bind(performance);

let wrong = Number(process.env.MOVED_CLOCK_HOURS ?? 0) * 60 * 60 * 1_000;
let jumped = 0;

const movedNow = () => now() + wrong;

Date.now = movedNow;
performance.now = () => sinceStart() + jumped;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [movedNow()] : args, newTarget),
});

/** What waits: the timer, when it is due, and its work. */
const waiting = new Map();

globalThis.setTimeout = new Proxy(wait, {
  apply(_target, _this, [work, ms = 0, ...values]) {
    const fire = () => {
      waiting.delete(timer);
      work(...values);
    };
    const timer = wait(fire, ms);
    const remember = () => waiting.set(timer, { dueAt: movedNow() + ms, fire });
    remember();
    const { refresh } = timer;
    timer.refresh = () => {
      remember();
      return refresh.call(timer);
    };
    return timer;
  },
});

globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  clear(timer);
};

process.on("SIGUSR2", () => {
  const file = `${process.env.MOVED_CLOCK_JUMPS}-${process.pid}`;
  const ms = Number(readFileSync(file, "utf8"));
  wrong += ms;
  jumped += ms;
  const due = [...waiting].filter(([, { dueAt }]) => dueAt <= movedNow());
  for (const [timer, { fire }] of due) {
    clear(timer);
    fire();
  }
  // The test waits for this.
  rmSync(file);
});
