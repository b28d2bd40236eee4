const MAX_LENGTH = 200;

const SITE_SEGMENT = /^[a-z\d._~[\]-]*$/;
// Phone numbers have seven digits or more.
const PHONE_NUMBER = /\d{7}/;
// Ids of leads and sessions.
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const isSafeToLog = (segment: string) =>
  UUID.test(segment) ||
  (SITE_SEGMENT.test(segment) && !PHONE_NUMBER.test(segment.replace(/[-._]/g, "")));

/** Returns a path for logs, without its query. Segments that may be personal data, such as an email, become `*`. */
export function redactPath(url: string): string {
  const path = (url.split(/[?#]/, 1)[0] ?? "").slice(0, MAX_LENGTH);
  return path
    .split("/")
    .map((segment) => (isSafeToLog(segment) ? segment : "*"))
    .join("/");
}
