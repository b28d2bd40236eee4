import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

// Which page of ours was open in this tab before the contact page: it is what a lead is about. It stays
// in the tab, is gone with it, and is told with a form that is sent from the contact page, never else.

const key = `${site.slug}.cameFrom`;

/** The contact page, and what is read beside its form: none of them is what a lead is about. */
const passedOver: string[] = [paths.contact, paths.privacy, paths.terms];

/** Keeps the page that is open. */
export function useCameFrom(): void {
  const page = usePathname();
  useEffect(() => {
    if (passedOver.includes(page)) return;
    try {
      sessionStorage.setItem(key, page);
    } catch {
      // A browser that stores nothing tells nothing.
    }
  }, [page]);
}

/** The header that tells it, for a form on the contact page. */
export function cameFromHeader(): Record<string, string> {
  if (location.pathname !== paths.contact) return {};
  try {
    const page = sessionStorage.getItem(key);
    return page === null ? {} : { "X-Came-From": page };
  } catch {
    return {};
  }
}
