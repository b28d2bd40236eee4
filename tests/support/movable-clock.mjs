import { readFileSync, rmSync } from "node:fs";

// Preloaded into a site: on SIGUSR2, advances Date and performance.now() by the milliseconds in the file that
// site-clock.ts writes, and fires each setTimeout timer that is due.

const { clearTimeout: clear, setTimeout: wait } = globalThis;
const { now } = Date;
const sinceStart = performance.now.bind(performance);

let offset = 0;

const shiftedNow = () => now() + offset;

Date.now = shiftedNow;
performance.now = () => sinceStart() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
});

const timers = new Map();

globalThis.setTimeout = new Proxy(wait, {
  apply(_target, _this, [work, ms = 0, ...values]) {
    const fire = () => {
      timers.delete(timer);
      work(...values);
    };
    const timer = wait(fire, ms);
    const remember = () => timers.set(timer, { dueAt: shiftedNow() + ms, fire });
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
  timers.delete(timer);
  clear(timer);
};

process.on("SIGUSR2", () => {
  const file = `${process.env.CLOCK_JUMP_FILE}-${process.pid}`;
  const ms = Number(readFileSync(file, "utf8"));
  offset += ms;
  const due = [...timers].filter(([, { dueAt }]) => dueAt <= shiftedNow());
  for (const [timer, { fire }] of due) {
    clear(timer);
    fire();
  }
  // The test waits until the file is deleted.
  rmSync(file);
});
