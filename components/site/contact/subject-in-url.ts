import { getCurrentFragment } from "@/components/ui/current-fragment";
import { truncateText } from "@/lib/core/format";
import { subjectPrefix } from "@/lib/contacts/subject";

type Subject = { line: string; page: string | undefined };

/** The site's own links have shorter subjects, but another site's link may have a longer one. */
const MAX_SUBJECT_LENGTH = 300;

function parseOwnPage(page: string | null): string | undefined {
  if (!page?.startsWith("/") || !URL.canParse(page, location.origin)) return undefined;
  const { origin, pathname } = new URL(page, location.origin);
  return origin === location.origin ? pathname : undefined;
}

/** Reads and removes the fragment `#about=…&page=…`. Scrolls to the top (spec §2), as Next would without a fragment. */
export function extractSubject(): Subject | null {
  const fragment = new URLSearchParams(getCurrentFragment());
  const about = truncateText(
    (fragment.get("about") ?? "").replace(/\s+/g, " ").trim(),
    MAX_SUBJECT_LENGTH,
  );
  if (!about) return null;
  // Runs after Next's own replaceState. Otherwise, Back would lead to a history entry that Next does not know.
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
  scrollTo({ top: 0 });
  return { line: `${subjectPrefix}${about}\n`, page: parseOwnPage(fragment.get("page")) };
}
