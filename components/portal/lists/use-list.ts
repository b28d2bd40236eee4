import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";

export type ListPage<T> = { items: T[]; total: number };

export type ListPath =
  "/api/blogs" | "/api/media" | "/api/offers" | "/api/contacts" | "/api/audit" | "/api/uploads";

export type ListFilter = Record<string, string | boolean>;

type ListOptions = {
  path: ListPath;
  searchPath?: `${ListPath}/search`;
  filter?: ListFilter;
  /** If empty, the list contains all items that match `filter`. */
  text?: string;
  pageSize: number;
  startPage?: number;
  refetchOnMount?: boolean;
  /** Message of the error toast (spec §8). Omitted for lists in dialogs, where the toast would cover the content. */
  errorMessage?: string;
  /** Must be the same function in every render; a new function would run again for the same error. */
  onFailure?: (error: Error) => void;
};

type Params = Record<string, string | boolean | number>;

type Paths = Pick<ListOptions, "path" | "searchPath">;

/** Sends the search text in the body, because it may be a person's name and URLs are logged. */
function requestPage({ path, searchPath }: Paths, text: string, params: Params): Promise<Response> {
  if (searchPath && text !== "") {
    return portalRequest("POST", searchPath, { body: { text, ...params } });
  }
  const pairs = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return portalRequest("GET", `${path}?${new URLSearchParams(pairs)}`);
}

async function fetchPage<T>(paths: Paths, text: string, params: Params): Promise<ListPage<T>> {
  const response = await requestPage(paths, text, params);
  const items = (await response.json()) as T[];
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

type PageState = {
  listKey: string;
  page: number;
  /** The list's total when the user moved to a later page; null once that page has loaded. */
  previousTotal: number | null;
  missedItems: MissedItems | null;
};

/** Items that moved to the previous page after it had loaded, so the user has not seen them. */
type MissedItems = { count: number; page: number };

export function useList<T>({
  path,
  searchPath,
  filter,
  text = "",
  pageSize,
  startPage = 1,
  refetchOnMount = false,
  errorMessage,
  onFailure,
}: ListOptions) {
  const filterKey = JSON.stringify(filter);
  // A new filter or search starts on page 1.
  const listKey = JSON.stringify([filterKey, text]);
  const [pageState, setPageState] = useState<PageState>({
    listKey,
    page: startPage,
    previousTotal: null,
    missedItems: null,
  });
  const { page, previousTotal, missedItems } =
    pageState.listKey === listKey ? pageState : { page: 1, previousTotal: null, missedItems: null };
  const query = useQuery({
    queryKey: [path, filterKey, text, page],
    queryFn: () => fetchPage<T>({ path, searchPath }, text, { page, pageSize, ...filter }),
    // Shows the old page until the next one loads, except after a filter change.
    placeholderData: (previous: ListPage<T> | undefined, previousQuery) =>
      previousQuery?.queryKey[1] === filterKey ? previous : undefined,
    ...(refetchOnMount && { refetchOnMount: "always" as const }),
  });
  const { data, error, errorUpdatedAt, isFetching, isPlaceholderData } = query;
  const setPage = (next: number) => {
    const total = data?.total ?? null;
    setPageState({
      listKey,
      page: next,
      previousTotal: next > page ? total : null,
      missedItems: null,
    });
  };

  useEffect(() => {
    if (error === null) return;
    if (errorMessage) showToast({ title: "Error", message: errorMessage, kind: "error" });
    onFailure?.(error);
  }, [error, errorUpdatedAt, errorMessage, onFailure]);

  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  if (previousTotal !== null && data && !isFetching) {
    const count = previousTotal - data.total;
    setPageState({
      listKey,
      page: Math.min(page, pageCount),
      previousTotal: null,
      missedItems: count > 0 ? { count, page: Math.min(page - 1, pageCount) } : null,
    });
  } else if (data && !isPlaceholderData && page > pageCount) {
    // This page no longer exists, for example because its only item was deleted.
    setPage(pageCount);
  }

  return { query, page, pageCount, setPage, missedItems };
}

export type List<T> = ReturnType<typeof useList<T>>;

/** Returns false if the list has no items and nothing is searched for. */
export const isSearchable = <T>({ query: { data, isPlaceholderData } }: List<T>, text: string) =>
  text !== "" || data?.total !== 0 || isPlaceholderData;
