import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ContactCountsDto } from "@/lib/contacts/statistics-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { Shown } from "./use-contacts";

type Part = Pick<Shown, "week" | "since" | "source">;

async function fetchCounts({ week, since, source }: Part): Promise<ContactCountsDto> {
  const query = new URLSearchParams({
    ...(week && { week }),
    ...(since && { since }),
    ...(source && { source }),
  });
  const response = await portalRequest("GET", `/api/contacts/counts?${query}`);
  return (await response.json()) as ContactCountsDto;
}

/** How many contacts each view has, of a week or page or all. Its key makes it new whenever the list is. */
export const useCounts = ({ week, since, source }: Part) =>
  useQuery({
    queryKey: ["/api/contacts", "counts", week, since, source],
    queryFn: () => fetchCounts({ week, since, source }),
    placeholderData: keepPreviousData,
  });
