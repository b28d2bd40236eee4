import { call } from "../../tools/site/calls";
import type { Suite } from "./on-each-database";
import type { Entry, PublishedKind } from "./published-kinds";

/** Returns functions that call the API for one kind of entry. Writes use the administrator's token. */
export function bindEntryCalls(suite: () => Suite, kind: PublishedKind) {
  type Headers = Record<string, string>;
  const send = (method: string, path: string, body?: unknown, headers?: Headers) =>
    call(suite().site.url, kind.path + path, { method, token: suite().token, body, headers });
  return {
    create: (body: unknown, headers?: Headers) => send("POST", "", body, headers),
    change: (id: string, body: unknown, headers?: Headers) => send("PUT", `/${id}`, body, headers),
    remove: (id: string, headers?: Headers) => send("DELETE", `/${id}`, undefined, headers),
    list: async (query = "") => {
      const response = await call(suite().site.url, `${kind.path}${query}`);
      return { response, entries: (await response.json()) as Entry[] };
    },
  };
}
