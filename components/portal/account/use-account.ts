import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountDto, ColleagueDto } from "@/lib/auth/account-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

const ACCOUNT = "/api/account";
const COLLEAGUES = "/api/colleagues";

/** Loaded anew each time that it is shown: what it tells changes elsewhere. */
function useShown<Answer>(path: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [path],
    queryFn: async () => (await (await portalRequest("GET", path)).json()) as Answer,
    refetchOnMount: "always",
  });
  return { query, reload: () => client.invalidateQueries({ queryKey: [path] }) };
}

/** One's own account: second factor and sessions. */
export const useAccount = () => useShown<AccountDto>(ACCOUNT);

/** Who has access. */
export const useColleagues = () => useShown<ColleagueDto[]>(COLLEAGUES);
