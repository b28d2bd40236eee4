import { currentFragment } from "@/components/ui/current-fragment";
import { cutText } from "@/lib/core/format";
import { subjectMark } from "@/lib/contacts/subject";

/** What a message is about: the line that it begins with, and the page that led to it. */
type Subject = { line: string; page: string | undefined };

/** What the longest of our titles needs; a link from elsewhere may hold more. */
const LINE_LENGTH = 300;

/** A page of this site, or nothing. */
function ownPage(page: string | null): string | undefined {
  if (!page?.startsWith("/") || !URL.canParse(page, location.origin)) return undefined;
  const { origin, pathname } = new URL(page, location.origin);
  return origin === location.origin ? pathname : undefined;
}

/**
 * Reads what the visitor wants to write about from the address, `/contact#about=…&page=…`, and
 * takes it out again, so that it is read once. The page then stands at its top (spec §2): a
 * fragment that names no place in it would leave it where the page before was scrolled to.
 */
export function takeSubject(): Subject | null {
  const fragment = new URLSearchParams(currentFragment());
  const about = cutText((fragment.get("about") ?? "").replace(/\s+/g, " ").trim(), LINE_LENGTH);
  if (!about) return null;
  // After Next has put its own replaceState there, or Back would lead to an entry that it does not know.
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
  scrollTo({ top: 0 });
  return { line: `${subjectMark}${about}\n`, page: ownPage(fragment.get("page")) };
}
