import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "../portal-request";

export type ListPage<T> = { items: T[]; total: number };

export type ListPath = "/api/blogs" | "/api/media" | "/api/offers" | "/api/contacts";

type ListOptions = {
  path: ListPath;
  pageSize: number;
  /** The toast when the list does not load (spec §8). */
  loadFailed: string;
  /** Told of each failure to load; one and the same function at every render. */
  onFailure?: (error: Error) => void;
};

async function fetchPage<T>(path: ListPath, page: number, pageSize: number): Promise<ListPage<T>> {
  const response = await portalRequest("GET", `${path}?page=${page}&pageSize=${pageSize}`);
  const items = (await response.json()) as T[];
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

/** A list of the API, one page at a time. Its path names it in the query cache. */
export function useList<T>({ path, pageSize, loadFailed, onFailure }: ListOptions) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [path, page],
    queryFn: () => fetchPage<T>(path, page, pageSize),
    placeholderData: keepPreviousData,
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
