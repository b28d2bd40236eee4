import { toAsciiCharacters } from "@/lib/core/ascii-characters";

export const DURATION_MAX = 24 * 60 * 60;

/** Converts "6" (minutes), "6:12" or "1:02:03" to seconds. Returns null for zero, more than a day or any other text. */
export function parseDuration(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):(?=[0-5]\d:))?(\d{1,4}):)?(\d{1,4})$/.exec(
    toAsciiCharacters(text).trim(),
  );
  if (parts === null) return null;
  const [, hours = "0", minutes, last = ""] = parts;
  if (minutes === undefined) return toValidOrNull(Number(last) * 60);
  if (!/^[0-5]\d$/.test(last)) return null;
  return toValidOrNull((Number(hours) * 60 + Number(minutes)) * 60 + Number(last));
}

const toValidOrNull = (seconds: number) =>
  seconds >= 1 && seconds <= DURATION_MAX ? seconds : null;

const toTwoDigits = (value: number) => String(value).padStart(2, "0");

/** Formats seconds for the form: 372 as "6:12", 3,723 as "1:02:03". */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = toTwoDigits(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${toTwoDigits(minutes % 60)}:${rest}`;
}

type Unit = { short: string; singular: string; plural: string };
const hour: Unit = { short: "h", singular: "hour", plural: "hours" };
const minute: Unit = { short: "min", singular: "minute", plural: "minutes" };
const second: Unit = { short: "sec", singular: "second", plural: "seconds" };

function splitDuration(seconds: number): [value: number, unit: Unit][] {
  if (seconds < 60) return [[seconds, second]];
  const minutes = Math.round(seconds / 60);
  const parts: [number, Unit][] = [
    [Math.floor(minutes / 60), hour],
    [minutes % 60, minute],
  ];
  return parts.filter(([value]) => value > 0);
}

/** Formats seconds for the screen: "45 sec", "6 min", "1 h 5 min". */
export const formatShortDuration = (seconds: number): string =>
  splitDuration(seconds)
    .map(([value, { short }]) => `${value} ${short}`)
    .join(" ");

/** Formats seconds for screen readers: "45 seconds", "1 minute", "1 hour 5 minutes". */
export const formatSpokenDuration = (seconds: number): string =>
  splitDuration(seconds)
    .map(([value, { singular, plural }]) => `${value} ${value === 1 ? singular : plural}`)
    .join(" ");
