import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountDto, ColleagueDto, InvitationDto } from "@/lib/auth/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

const ACCOUNT = "/api/account";
const COLLEAGUES = "/api/colleagues";
const INVITATIONS = "/api/invitations";

/** Refetches on every mount, because other devices and colleagues change the data. */
function useFreshQuery<Dto>(path: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [path],
    queryFn: async () => (await (await portalRequest("GET", path)).json()) as Dto,
    refetchOnMount: "always",
  });
  return { query, reload: () => client.invalidateQueries({ queryKey: [path] }) };
}

export const useAccount = () => useFreshQuery<AccountDto>(ACCOUNT);

export const useColleagues = () => useFreshQuery<ColleagueDto[]>(COLLEAGUES);

export const useInvitations = () => useFreshQuery<InvitationDto[]>(INVITATIONS);
