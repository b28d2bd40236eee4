import { useQuery } from "@tanstack/react-query";
import type { UndeliveredContactsDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchUndelivered(): Promise<UndeliveredContactsDto> {
  const response = await portalRequest("GET", "/api/contacts/undelivered");
  return (await response.json()) as UndeliveredContactsDto;
}

// Loads the number of leads whose email failed for any recipient or is late, and the five with the newest emails. The
// query key starts like that of the list, so that Refresh reloads both.
export const useUndelivered = () =>
  useQuery({ queryKey: ["/api/contacts", "undelivered"], queryFn: fetchUndelivered });
