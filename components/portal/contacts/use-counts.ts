import { useQuery } from "@tanstack/react-query";
import type { ContactCountsDto } from "@/lib/contacts/statistics-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchCounts(): Promise<ContactCountsDto> {
  return (await (await portalRequest("GET", "/api/contacts/counts")).json()) as ContactCountsDto;
}

/** How many contacts each view has. Its key makes it new whenever the list is. */
export const useCounts = () =>
  useQuery({ queryKey: ["/api/contacts", "counts"], queryFn: fetchCounts });
