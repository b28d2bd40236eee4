import { privacyRequestPrefix } from "@/content/privacy-requests";
import { formatIndianDate, formatIndianIsoDate } from "@/lib/core/format";
import { removeInvisible } from "@/lib/core/invisible";

/** Matches a line of a message, with any punctuation after the words. */
const requestPattern = new RegExp(
  `^\\s*${privacyRequestPrefix.replace(":", "")}\\s*\\p{Punctuation}`,
  "imu",
);

/** The privacy policy promises an answer within one month. DPDP Rules, 2025, rule 14, allow 90 days. */
function addMonth(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  // February has no 30th: uses its last day.
  if (date.getUTCDate() < day) date.setUTCDate(0);
  return date.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Returns text such as "Privacy request, answer by 30 Dec 2026", or null for other messages. */
export function describePrivacyRequest(
  message: string,
  createdAt: string,
  now = new Date(),
): string | null {
  if (!requestPattern.test(removeInvisible(message))) return null;
  const dueDate = addMonth(formatIndianIsoDate(new Date(createdAt)));
  const isOverdue = formatIndianIsoDate(now) > dueDate;
  const date = formatIndianDate(`${dueDate}T00:00:00Z`);
  return `Privacy request, ${isOverdue ? "overdue: answer was due by" : "answer by"} ${date}`;
}
