import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ContactCountsDto } from "@/lib/contacts/statistics-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { Shown } from "./use-contacts";

type Part = Pick<Shown, "week" | "source">;

async function fetchCounts({ week, source }: Part): Promise<ContactCountsDto> {
  const query = new URLSearchParams({ ...(week && { week }), ...(source && { source }) });
  const response = await portalRequest("GET", `/api/contacts/counts?${query}`);
  return (await response.json()) as ContactCountsDto;
}

/** How many contacts each view has, of a week or page or all. Its key makes it new whenever the list is. */
export const useCounts = ({ week, source }: Part) =>
  useQuery({
    queryKey: ["/api/contacts", "counts", week, source],
    queryFn: () => fetchCounts({ week, source }),
    placeholderData: keepPreviousData,
  });
