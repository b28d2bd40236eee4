import { getCurrentFragment } from "@/components/ui/current-fragment";
import { privacyRequests } from "@/content/privacy-requests";
import { truncateText } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import { subjectPrefix } from "@/lib/contacts/subject";

type Subject = { line: string; page: string | undefined; isPrivacyRequest: boolean };

/** The site's own links have shorter subjects, but another site's link may have a longer one. */
const MAX_SUBJECT_LENGTH = 300;

function parseOwnPage(page: string | null): string | undefined {
  if (!page?.startsWith("/") || !URL.canParse(page, location.origin)) return undefined;
  const { origin, pathname } = new URL(page, location.origin);
  return origin === location.origin ? pathname : undefined;
}

// Runs after Next's own replaceState. Otherwise, Back would lead to a history entry that Next does not know.
const removeFragment = () =>
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));

/**
 * Reads and removes the fragment of a link in `privacyRequests`, or `#about=…&page=…`. With the latter, scrolls to the
 * top (spec §2), as Next would without a fragment.
 */
export function extractSubject(): Subject | null {
  const current = getCurrentFragment();
  const request = privacyRequests.find(({ href }) => href === `${paths.contact}#${current}`);
  if (request) {
    removeFragment();
    return { line: `${request.sentence}\n`, page: undefined, isPrivacyRequest: true };
  }
  const fragment = new URLSearchParams(current);
  const about = truncateText(
    (fragment.get("about") ?? "").replace(/\s+/g, " ").trim(),
    MAX_SUBJECT_LENGTH,
  );
  if (!about) return null;
  removeFragment();
  scrollTo({ top: 0 });
  const page = parseOwnPage(fragment.get("page"));
  return { line: `${subjectPrefix}${about}\n`, page, isPrivacyRequest: false };
}
