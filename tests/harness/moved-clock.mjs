// Loaded before a site: its clocks are wrong by MOVED_CLOCK_HOURS. Where MOVED_CLOCK_JUMP_MS is set,
// SIGUSR2 moves them forward by so much, and the site prints that they have moved. Timers keep the
// real time.

let wrong = Number(process.env.MOVED_CLOCK_HOURS ?? 0) * 60 * 60 * 1_000;
const jump = Number(process.env.MOVED_CLOCK_JUMP_MS ?? 0);
const { now } = Date;
const movedNow = () => now() + wrong;

Date.now = movedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [movedNow()] : args, newTarget),
});

if (jump > 0) {
  let jumped = 0;
  const sinceStart = performance.now.bind(performance);
  performance.now = () => sinceStart() + jumped;
  process.on("SIGUSR2", () => {
    jumped += jump;
    wrong += jump;
    console.log("The clocks have jumped");
  });
}
