import { useState } from "react";
import { request } from "@/lib/http/client";
import { useSingleFlight } from "./use-single-flight";

type LoadMoreOptions<Dto, Item> = {
  path: string;
  /** Parameters besides the page and its size. */
  query?: Record<string, string>;
  /** The first page of the list; its length is the page size. */
  firstPage: Item[];
  total: number;
  toItems: (entries: Dto[]) => Item[] | Promise<Item[]>;
};

export function useLoadMore<Dto, Item extends { id: string }>(options: LoadMoreOptions<Dto, Item>) {
  const { path, query, firstPage, total, toItems } = options;
  const pageSize = firstPage.length;
  const [loaded, setLoaded] = useState({ items: firstPage, pageCount: 1 });
  const [hasFailed, setHasFailed] = useState(false);

  const loadMore = useSingleFlight(async () => {
    setHasFailed(false);
    try {
      const page = loaded.pageCount + 1;
      const params = { page: String(page), pageSize: String(pageSize), ...query };
      const response = await request("GET", `${path}?${new URLSearchParams(params).toString()}`);
      const nextItems = await toItems((await response.json()) as Dto[]);
      // Entries published since the last request shift older ones into this page.
      const loadedIds = new Set(loaded.items.map(({ id }) => id));
      const items = [...loaded.items, ...nextItems.filter(({ id }) => !loadedIds.has(id))];
      setLoaded({ items, pageCount: page });
    } catch {
      setHasFailed(true);
    }
  });
  return { items: loaded.items, hasMore: loaded.pageCount * pageSize < total, hasFailed, loadMore };
}
