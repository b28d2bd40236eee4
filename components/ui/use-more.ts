import { useState } from "react";
import { request } from "@/lib/http/client";
import { useSingleFlight } from "./use-single-flight";

type MoreOptions<Dto, Item> = {
  /** The API's list, newest first. */
  path: string;
  /** What the page brought: the first part of the list. The others are as long. */
  first: Item[];
  /** How many there are in all. */
  total: number;
  toItems: (entries: Dto[]) => Item[] | Promise<Item[]>;
};

/** The beginning of a public list, and the rest of it part by part as it is asked for. */
export function useMore<Dto, Item extends { id: string }>(options: MoreOptions<Dto, Item>) {
  const { path, first, total, toItems } = options;
  const pageSize = first.length;
  const [shown, setShown] = useState({ items: first, parts: 1 });
  const [hasFailed, setHasFailed] = useState(false);

  const loadMore = useSingleFlight(async () => {
    setHasFailed(false);
    try {
      const part = shown.parts + 1;
      const response = await request("GET", `${path}?page=${part}&pageSize=${pageSize}`);
      const more = await toItems((await response.json()) as Dto[]);
      // What was published meanwhile has moved some of the last part into this one.
      const known = new Set(shown.items.map(({ id }) => id));
      const items = [...shown.items, ...more.filter(({ id }) => !known.has(id))];
      setShown({ items, parts: part });
    } catch {
      setHasFailed(true);
    }
  });
  return { items: shown.items, hasMore: shown.parts * pageSize < total, hasFailed, loadMore };
}
