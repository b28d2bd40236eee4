import { useQuery } from "@tanstack/react-query";
import type { UndeliveredDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchUndelivered(): Promise<UndeliveredDto> {
  const response = await portalRequest("GET", "/api/contacts/undelivered");
  return (await response.json()) as UndeliveredDto;
}

/** Loads leads not emailed to everyone. The query key starts like that of the list, so that Refresh reloads both. */
export const useUndelivered = () =>
  useQuery({ queryKey: ["/api/contacts", "undelivered"], queryFn: fetchUndelivered });
