import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { site } from "@/content/site";
import type { ContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** How many of the newest are compared with those that were seen: a page of the list. */
const NEWEST = 25;

async function fetchNewestSpam(): Promise<string[]> {
  const query = new URLSearchParams({ spam: "true", page: "1", pageSize: String(NEWEST) });
  const response = await portalRequest("GET", `/api/contacts?${query}`);
  return ((await response.json()) as ContactDto[]).map(({ id }) => id);
}

/**
 * Whether some of the newest contacts that are marked as spam were never shown in this browser. Its key
 * makes it new whenever the list is.
 */
export function useHasUnseenSpam(isShown: boolean): boolean {
  const { data } = useQuery({ queryKey: ["/api/contacts", "spam"], queryFn: fetchNewestSpam });
  useEffect(() => {
    if (isShown && data) storeKnownSpam(data);
  }, [isShown, data]);
  const seen = readKnownSpam();
  return data?.some((id) => !seen.includes(id)) ?? false;
}

const key = `${site.slug}.seenSpam`;

/** More are not shown at once. */
const KEPT = 100;

/** The ids of contacts that this browser has shown among those marked as spam. */
function readKnownSpam(): string[] {
  const ids = localStorage.getItem(key) ?? "";
  return ids.split(" ").filter(Boolean);
}

/** Stores that these were shown. An id tells when a contact came in (UUID version 7), and nothing of a person. */
export function storeKnownSpam(ids: string[]): void {
  const kept = [...new Set([...ids, ...readKnownSpam()])].slice(0, KEPT);
  localStorage.setItem(key, kept.join(" "));
}
