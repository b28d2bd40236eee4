import { useQuery } from "@tanstack/react-query";
import type { UndeliveredDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchUndelivered(): Promise<UndeliveredDto> {
  const response = await portalRequest("GET", "/api/contacts/undelivered");
  return (await response.json()) as UndeliveredDto;
}

/** Loads the leads that were not emailed to everyone. The key starts like the list's, so both are refetched together. */
export const useUndelivered = () =>
  useQuery({ queryKey: ["/api/contacts", "undelivered"], queryFn: fetchUndelivered });
