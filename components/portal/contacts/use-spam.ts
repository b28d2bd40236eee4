import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { site } from "@/content/site";
import type { ContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** Equals the list's page size, so that the spam view marks only the leads on its first page as seen. */
const PAGE_SIZE = 25;

async function fetchNewestSpam(): Promise<string[]> {
  const query = new URLSearchParams({ spam: "true", page: "1", pageSize: String(PAGE_SIZE) });
  const response = await portalRequest("GET", `/api/contacts?${query}`);
  return ((await response.json()) as ContactDto[]).map(({ id }) => id);
}

// Returns true if the newest spam includes leads not yet seen in this browser. The query key starts like that of the
// list, so that Refresh reloads both.
export function useHasUnseenSpam(isSpamView: boolean): boolean {
  const { data } = useQuery({ queryKey: ["/api/contacts", "spam"], queryFn: fetchNewestSpam });
  useEffect(() => {
    if (isSpamView && data) storeSeenSpam(data);
  }, [isSpamView, data]);
  const seenIds = readSeenSpam();
  return data?.some((id) => !seenIds.includes(id)) ?? false;
}

const storageKey = `${site.slug}.seenSpam`;

/** Keeps local storage small. */
const MAX_STORED_IDS = 100;

function readSeenSpam(): string[] {
  const ids = localStorage.getItem(storageKey) ?? "";
  return ids.split(" ").filter(Boolean);
}

/** Stores only ids: a UUIDv7 contains the time of arrival but no personal data. */
export function storeSeenSpam(ids: string[]): void {
  const stored = [...new Set([...ids, ...readSeenSpam()])].slice(0, MAX_STORED_IDS);
  localStorage.setItem(storageKey, stored.join(" "));
}
