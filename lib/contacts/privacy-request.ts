import { privacyRequestPrefix } from "@/content/privacy-requests";
import { formatIndianDate, formatIndianIsoDate } from "@/lib/core/format";
import { removeInvisible } from "@/lib/core/invisible";
import { subjectPrefix } from "./subject";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The privacy policy promises a reply to complaints within one month. DPDP Rules, 2025, rule 14, allow 90 days. */
const ANSWER_DAYS = 30;

const requestPattern = new RegExp(
  `^(?:${subjectPrefix}.*[\\r\\n]+)?\\s*${privacyRequestPrefix}`,
  "i",
);

/** Returns text such as "Privacy request, answer by 30 Dec 2026", or null for other messages. */
export function describePrivacyRequest(
  message: string,
  createdAt: string,
  now = new Date(),
): string | null {
  if (!requestPattern.test(removeInvisible(message))) return null;
  const due = new Date(Date.parse(createdAt) + ANSWER_DAYS * DAY_MS);
  const isOverdue = formatIndianIsoDate(now) > formatIndianIsoDate(due);
  const date = formatIndianDate(due.toISOString());
  return `Privacy request, ${isOverdue ? "overdue: answer was due by" : "answer by"} ${date}`;
}
