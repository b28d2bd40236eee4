import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

// Stores, per tab, the path of the page that was open before the contact page. Only forms on the contact page send it.

const key = `${site.slug}.previousPage`;

/** Pages that a lead is never about: the contact page and the legal pages. */
const ignoredPages: string[] = [paths.contact, paths.privacy, paths.terms];

export function useStorePreviousPage(): void {
  const page = usePathname();
  useEffect(() => {
    if (ignoredPages.includes(page)) return;
    try {
      sessionStorage.setItem(key, page);
    } catch {
      // Without session storage, the form sends no previous page.
    }
  }, [page]);
}

export function getPreviousPageHeader(): Record<string, string> {
  if (location.pathname !== paths.contact) return {};
  try {
    const page = sessionStorage.getItem(key);
    return page === null ? {} : { "X-Previous-Page": page };
  } catch {
    return {};
  }
}
