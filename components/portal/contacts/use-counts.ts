import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ContactCountsDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { ContactsSelection } from "./use-contacts";

type CountFilter = Pick<ContactsSelection, "week" | "since" | "source">;

async function fetchCounts({ week, since, source }: CountFilter): Promise<ContactCountsDto> {
  const query = new URLSearchParams({
    ...(week && { week }),
    ...(since && { since }),
    ...(source && { source }),
  });
  const response = await portalRequest("GET", `/api/contacts/counts?${query}`);
  return (await response.json()) as ContactCountsDto;
}

/** Loads the number of leads in each view. The query key starts like that of the list, so that Refresh reloads both. */
export const useCounts = ({ week, since, source }: CountFilter) =>
  useQuery({
    queryKey: ["/api/contacts", "counts", week, since, source],
    queryFn: () => fetchCounts({ week, since, source }),
    placeholderData: keepPreviousData,
  });
