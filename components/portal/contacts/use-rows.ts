import { useQuery } from "@tanstack/react-query";
import type { ContactRowDto } from "@/lib/contacts/row-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchRows(ids: string[]): Promise<ContactRowDto[]> {
  const query = new URLSearchParams({ ids: ids.join(",") });
  const response = await portalRequest("GET", `/api/contacts/rows?${query}`);
  return (await response.json()) as ContactRowDto[];
}

export const rowsKey = ["/api/contacts", "rows"];

/** What stands beside some contacts in the list. Its key makes it new whenever the list is. */
export const useRows = (ids: string[]) =>
  useQuery({
    queryKey: [...rowsKey, ids],
    queryFn: () => fetchRows(ids),
    enabled: ids.length > 0,
  });
