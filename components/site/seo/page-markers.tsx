import { incomplete, serviceUnavailable } from "@/lib/cache/page-marks.mjs";

/** Marks a page that could not be made as it should be: it is answered with 503 and not kept. */
export function ServiceUnavailableMarker() {
  return <meta {...serviceUnavailable} />;
}

/** Marks a page that lacks a part that could not be read: it is answered, and not kept. */
export function IncompleteMarker() {
  return <meta {...incomplete} />;
}
