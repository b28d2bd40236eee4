import { useQuery } from "@tanstack/react-query";
import type { UndeliveredDto } from "@/lib/contacts/email-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchUndelivered(ids: string[] | null): Promise<UndeliveredDto> {
  const query = ids === null ? "" : `?${new URLSearchParams({ ids: ids.join(",") })}`;
  const response = await portalRequest("GET", `/api/contacts/undelivered${query}`);
  return (await response.json()) as UndeliveredDto;
}

/**
 * The leads that could not be mailed, not yet, or not to everybody: of some, or of all (null). Its
 * key makes it new whenever the list is.
 */
export const useUndelivered = (ids: string[] | null) =>
  useQuery({
    queryKey: ["/api/contacts", "undelivered", ids],
    queryFn: () => fetchUndelivered(ids),
    enabled: ids === null || ids.length > 0,
  });
