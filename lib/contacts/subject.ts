import { privacyRequests } from "@/content/privacy-requests";

/** Starts the subject line that the contact form puts before the visitor's message. */
export const subjectPrefix = "About: ";

/** Matches the sentence of a privacy request. Visitors without JavaScript may type it without its full stop. */
const sentencePattern = new RegExp(
  `^(?:${privacyRequests.map(({ sentence }) => sentence.replace(/\.$/, "")).join("|")})` +
    String.raw`(?:\.[^\S\n]*\n?|\s*?(?:\n|$))`,
  "i",
);

/** Removes the subject line, or the sentence of a privacy request, that the contact form puts before a message. */
export const removeSubject = (message: string): string =>
  message.startsWith(subjectPrefix)
    ? message.replace(/^.*\n?/, "")
    : message.replace(sentencePattern, "");
