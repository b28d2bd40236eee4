import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { storeKnownSpam, readKnownSpam } from "./known-spam";

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
