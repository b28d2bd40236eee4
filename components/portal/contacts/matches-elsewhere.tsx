import { useQuery } from "@tanstack/react-query";
import type { ContactDto } from "@/lib/contacts/schema";
import { LinkButton } from "@/components/portal/forms/link-button";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { List } from "../lists/use-list";
import { buildExportFilter, type ContactsSelection, type ContactsView } from "./use-contacts";

const places: Partial<Record<ContactsView, string>> = {
  open: "among answered contacts",
  answered: "among open contacts",
  spam: "outside Spam",
};

async function countMatches(selection: ContactsSelection): Promise<number> {
  const body = { ...buildExportFilter(selection), page: 1, pageSize: 1 };
  const response = await portalRequest("POST", "/api/contacts/search", { body });
  return Number(response.headers.get("X-Total-Count"));
}

type MatchesElsewhereProps = {
  selection: ContactsSelection;
  list: List<ContactDto>;
  onShowAll: () => void;
};

/** Says how many leads outside the view match the search. */
export function MatchesElsewhere({ selection, list, onShowAll }: MatchesElsewhereProps) {
  const { view } = selection;
  const everywhere: ContactsSelection = { ...selection, view: "all" };
  const { data = 0 } = useQuery({
    queryKey: ["/api/contacts", "matches", everywhere],
    queryFn: () => countMatches(everywhere),
    enabled: view !== "all",
  });
  const found = list.query.data?.total ?? 0;
  const count = view === "spam" ? data : data - found;
  if (view === "all" || count <= 0) return null;
  return (
    <>
      , {count} {found > 0 && "more "}
      {places[view]}. <LinkButton onClick={onShowAll}>Show all</LinkButton>
    </>
  );
}
