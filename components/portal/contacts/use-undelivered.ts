import { useQuery } from "@tanstack/react-query";
import type { UndeliveredDto } from "@/lib/contacts/email-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchUndelivered(): Promise<UndeliveredDto> {
  const response = await portalRequest("GET", "/api/contacts/undelivered");
  return (await response.json()) as UndeliveredDto;
}

/**
 * The leads that could not be mailed, not yet, or not to everybody. Its key makes it new whenever the
 * list is.
 */
export const useUndelivered = () =>
  useQuery({ queryKey: ["/api/contacts", "undelivered"], queryFn: fetchUndelivered });
