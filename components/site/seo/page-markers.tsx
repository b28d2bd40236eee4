import { markIncomplete, setPageStatus } from "@/lib/cache/page-status";
import { errorStatus } from "@/lib/core/error-schema";

const RETRY_SECONDS = 30;

export function ServiceUnavailableMarker() {
  setPageStatus(errorStatus.unavailable, RETRY_SECONDS);
  return null;
}

export function IncompleteMarker() {
  markIncomplete();
  return null;
}
