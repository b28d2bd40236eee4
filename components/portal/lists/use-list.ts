import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "../portal-request";

export type ListPage<T> = { items: T[]; total: number };

export type ListPath = "/api/blogs" | "/api/media" | "/api/offers" | "/api/contacts" | "/api/audit";

type ListOptions = {
  path: ListPath;
  /** Which part of it, as a query: "spam=true". */
  filter?: string;
  pageSize: number;
  /** Whether it is loaded anew each time that it is shown. */
  fresh?: boolean;
  /** The toast when the list does not load (spec §8). */
  loadFailed: string;
  /** Told of each failure to load; one and the same function at every render. */
  onFailure?: (error: Error) => void;
};

async function fetchPage<T>(
  path: ListPath,
  filter: string,
  page: number,
  pageSize: number,
): Promise<ListPage<T>> {
  const query = `page=${page}&pageSize=${pageSize}${filter && `&${filter}`}`;
  const response = await portalRequest("GET", `${path}?${query}`);
  const items = (await response.json()) as T[];
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

/** A list of the API, one page at a time. Its path names it in the query cache. */
export function useList<T>({
  path,
  filter = "",
  pageSize,
  fresh = false,
  loadFailed,
  onFailure,
}: ListOptions) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [path, filter, page],
    queryFn: () => fetchPage<T>(path, filter, page, pageSize),
    placeholderData: keepPreviousData,
    ...(fresh && { refetchOnMount: "always" as const }),
  });
  const { data, error, errorUpdatedAt, isPlaceholderData } = query;

  useEffect(() => {
    if (error === null) return;
    showToast({ title: "Error", message: loadFailed, kind: "error" });
    onFailure?.(error);
  }, [error, errorUpdatedAt, loadFailed, onFailure]);

  // The last entry of the last page was deleted: that page is gone.
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  if (data && !isPlaceholderData && page > pages) setPage(pages);

  return { query, page, pages, setPage };
}

export type List<T> = ReturnType<typeof useList<T>>;
