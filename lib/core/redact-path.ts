const MAX_LENGTH = 200;

/** What our own addresses are made of. */
const OWN = /^[a-z\d._~[\]-]*$/;
/** As long as a phone number, however it is grouped. */
const NUMBER = /\d{7}/;
/** What the database names a lead or a session by. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const isOwn = (segment: string) =>
  UUID.test(segment) || (OWN.test(segment) && !NUMBER.test(segment.replace(/[-._]/g, "")));

/**
 * The path of an address as the log may have it: without the query, and with `*` in the place of
 * each part that is none of an address of ours. Anybody can ask for `/meera@example.in`.
 * @param url path and query, as a request has them
 */
export function redactPath(url: string): string {
  const path = (url.split(/[?#]/, 1)[0] ?? "").slice(0, MAX_LENGTH);
  return path
    .split("/")
    .map((segment) => (isOwn(segment) ? segment : "*"))
    .join("/");
}
