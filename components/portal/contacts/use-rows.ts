import { useQuery } from "@tanstack/react-query";
import type { ContactRowDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchRows(ids: string[]): Promise<ContactRowDto[]> {
  const query = new URLSearchParams({ ids: ids.join(",") });
  const response = await portalRequest("GET", `/api/contacts/rows?${query}`);
  return (await response.json()) as ContactRowDto[];
}

export const rowsKey = ["/api/contacts", "rows"];

/** Loads row details that the list request omits. Its query key begins as the list's does, so that Refresh reloads both. */
export const useRowDetails = (ids: string[]) =>
  useQuery({
    queryKey: [...rowsKey, ids],
    queryFn: () => fetchRows(ids),
    enabled: ids.length > 0,
  });
