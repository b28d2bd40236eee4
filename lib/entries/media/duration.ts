import { toKeyboardSigns } from "@/lib/core/keyboard-signs";

// How long a video is: stored in whole seconds, typed and shown as people say it.

/** A day, in seconds. */
export const DURATION_MAX = 24 * 60 * 60;

/**
 * The seconds of a typed length: minutes ("6"), minutes and seconds ("6:12") or hours, minutes and
 * seconds ("1:02:03"). Null where it is none of these, nothing at all or longer than a day.
 */
export function parseDuration(typed: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):(?=[0-5]\d:))?(\d{1,4}):)?(\d{1,4})$/.exec(
    toKeyboardSigns(typed).trim(),
  );
  if (parts === null) return null;
  const [, hours = "0", minutes, last = ""] = parts;
  if (minutes === undefined) return within(Number(last) * 60);
  if (!/^[0-5]\d$/.test(last)) return null;
  return within((Number(hours) * 60 + Number(minutes)) * 60 + Number(last));
}

const within = (seconds: number) => (seconds >= 1 && seconds <= DURATION_MAX ? seconds : null);

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A length as staff type it: 372 gives "6:12", 3,723 gives "1:02:03". */
export function typedDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

type Unit = { short: string; one: string; many: string };
const hour: Unit = { short: "h", one: "hour", many: "hours" };
const minute: Unit = { short: "min", one: "minute", many: "minutes" };
const second: Unit = { short: "sec", one: "second", many: "seconds" };

/** What is worth saying of a length: whole minutes, from a minute up. */
function partsOf(seconds: number): [value: number, unit: Unit][] {
  if (seconds < 60) return [[seconds, second]];
  const minutes = Math.round(seconds / 60);
  const parts: [number, Unit][] = [
    [Math.floor(minutes / 60), hour],
    [minutes % 60, minute],
  ];
  return parts.filter(([value]) => value > 0);
}

/** A length to be seen: "45 sec", "6 min", "1 h 5 min". */
export const shortDuration = (seconds: number): string =>
  partsOf(seconds)
    .map(([value, { short }]) => `${value} ${short}`)
    .join(" ");

/** A length to be heard: "45 seconds", "1 minute", "1 hour 5 minutes". */
export const spokenDuration = (seconds: number): string =>
  partsOf(seconds)
    .map(([value, { one, many }]) => `${value} ${value === 1 ? one : many}`)
    .join(" ");
