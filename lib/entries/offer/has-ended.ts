import { formatIndianIsoDate } from "@/lib/core/format";

/** Returns true if an offer's last day (YYYY-MM-DD) is before today in India. */
export const hasEnded = (validUntil: string | null): boolean =>
  validUntil !== null && validUntil < formatIndianIsoDate(new Date());
