import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";

export type ListPage<T> = { items: T[]; total: number };

export type ListPath =
  "/api/blogs" | "/api/media" | "/api/offers" | "/api/contacts" | "/api/audit" | "/api/uploads";

/** Which entries of a list, as the API names it. */
export type ListFilter = Record<string, string | boolean>;

type ListOptions = {
  path: ListPath;
  /** Which part of it. */
  filter?: ListFilter;
  /** What is looked for in it; the list that has a search is asked for it below its path. */
  text?: string;
  pageSize: number;
  /** The page to begin with. */
  startPage?: number;
  /** Whether it is loaded anew each time that it is shown. */
  refetchOnMount?: boolean;
  /** The toast when the list does not load (spec §8). */
  loadFailed: string;
  /** Told of each failure to load; one and the same function at every render. */
  onFailure?: (error: Error) => void;
};

type Part = Record<string, string | boolean | number>;

/** What is looked for is in the body: it may be a person's name, and addresses are kept in logs. */
function ask(path: ListPath, text: string, part: Part): Promise<Response> {
  if (text !== "") return portalRequest("POST", `${path}/search`, { body: { text, ...part } });
  const pairs = Object.entries(part).map(([name, value]) => [name, String(value)]);
  return portalRequest("GET", `${path}?${new URLSearchParams(pairs)}`);
}

async function fetchPage<T>(path: ListPath, text: string, part: Part): Promise<ListPage<T>> {
  const response = await ask(path, text, part);
  const items = (await response.json()) as T[];
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

type Turned = {
  shown: string;
  page: number;
  /** How long the list was on the page before, until this one is there. */
  before: number | null;
  movedUp: MovedUp | null;
};

/** How many entries moved up to the page before after that one was read, and were not seen there. */
type MovedUp = { count: number; page: number };

/** A list of the API, one page at a time. Its path names it in the query cache. */
export function useList<T>({
  path,
  filter,
  text = "",
  pageSize,
  startPage = 1,
  refetchOnMount = false,
  loadFailed,
  onFailure,
}: ListOptions) {
  const part = JSON.stringify(filter);
  // Another part, or what is found there, is shown from its first page on.
  const shown = JSON.stringify([part, text]);
  const [turned, setTurned] = useState<Turned>({
    shown,
    page: startPage,
    before: null,
    movedUp: null,
  });
  const { page, before, movedUp } =
    turned.shown === shown ? turned : { page: 1, before: null, movedUp: null };
  const query = useQuery({
    queryKey: [path, part, text, page],
    queryFn: () => fetchPage<T>(path, text, { page, pageSize, ...filter }),
    // What is shown stays until the next page is there, but never as if it were another part.
    placeholderData: (previous: ListPage<T> | undefined, previousQuery) =>
      previousQuery?.queryKey[1] === part ? previous : undefined,
    ...(refetchOnMount && { refetchOnMount: "always" as const }),
  });
  const { data, error, errorUpdatedAt, isFetching, isPlaceholderData } = query;
  const setPage = (next: number) => {
    const total = data?.total ?? null;
    setTurned({ shown, page: next, before: next > page ? total : null, movedUp: null });
  };

  useEffect(() => {
    if (error === null) return;
    showToast({ title: "Error", message: loadFailed, kind: "error" });
    onFailure?.(error);
  }, [error, errorUpdatedAt, loadFailed, onFailure]);

  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  if (before !== null && data && !isFetching) {
    const count = before - data.total;
    setTurned({
      shown,
      page: Math.min(page, pages),
      before: null,
      movedUp: count > 0 ? { count, page: Math.min(page - 1, pages) } : null,
    });
  } else if (data && !isPlaceholderData && page > pages) {
    // The last entry of the last page was deleted: that page is gone.
    setPage(pages);
  }

  return { query, page, pages, setPage, movedUp };
}

export type List<T> = ReturnType<typeof useList<T>>;
