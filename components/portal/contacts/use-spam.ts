import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { site } from "@/content/site";
import type { ContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** How many of the newest are compared with those that were seen: a page of the list. */
const NEWEST = 25;

async function fetchSpam(): Promise<{ total: number; ids: string[] }> {
  const query = new URLSearchParams({ spam: "true", page: "1", pageSize: String(NEWEST) });
  const response = await portalRequest("GET", `/api/contacts?${query}`);
  const items = (await response.json()) as ContactDto[];
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  return { total, ids: items.map(({ id }) => id) };
}

/**
 * How many contacts are marked as spam, and whether some of the newest were never shown in this
 * browser. Its key makes it new whenever the list is.
 */
export function useSpam(isShown: boolean): { total: number; hasUnseen: boolean } {
  const { data } = useQuery({ queryKey: ["/api/contacts", "spam"], queryFn: fetchSpam });
  useEffect(() => {
    if (isShown && data) storeKnownSpam(data.ids);
  }, [isShown, data]);
  const { total = 0, ids = [] } = data ?? {};
  const seen = readKnownSpam();
  return { total, hasUnseen: ids.some((id) => !seen.includes(id)) };
}

const key = `${site.slug}.seenSpam`;

/** More are not shown at once. */
const KEPT = 100;

/** The ids of contacts that this browser has shown among those marked as spam. */
function readKnownSpam(): string[] {
  const ids = localStorage.getItem(key) ?? "";
  return ids.split(" ").filter(Boolean);
}

/** Keeps that these were shown; ids are random and tell nothing of a person. */
export function storeKnownSpam(ids: string[]): void {
  const kept = [...new Set([...ids, ...readKnownSpam()])].slice(0, KEPT);
  localStorage.setItem(key, kept.join(" "));
}
