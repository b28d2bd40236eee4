// Loaded into a site before its own code: its clock is wrong by so many hours.

const wrong = Number(process.env.MOVED_CLOCK_HOURS) * 60 * 60 * 1_000;
const { now } = Date;
const movedNow = () => now() + wrong;

Date.now = movedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [movedNow()] : args, newTarget),
});
