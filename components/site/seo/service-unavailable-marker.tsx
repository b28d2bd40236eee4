import { serviceUnavailable } from "@/lib/cache/service-unavailable.mjs";

/** Marks a page that could not be made as it should be: it is answered with 503 and not kept. */
export function ServiceUnavailableMarker() {
  return <meta {...serviceUnavailable} />;
}
