import "server-only";
import { z } from "zod";
import { publish } from "@/lib/cache/publish";
import { createEntryId } from "@/lib/core/ids";
import { toPaging, pagingQuerySchema } from "@/lib/core/page-schema";
import { searchSchema } from "@/lib/core/search-schema";
import type { EntryListQueries } from "@/lib/db/pagination";
import { ENTRY_LIMIT, SMALL_LIMIT } from "@/lib/http/body";
import { describeListResponse } from "@/lib/http/declaration";
import { idempotencyKeySchema } from "@/lib/http/idempotency";
import {
  createdResponse,
  entityResponse,
  listResponse,
  noContentResponse,
  updatedResponse,
} from "@/lib/http/responses";
import { adminRoute, publicRoute, defineResource } from "@/lib/http/route";
import type { EntryDto, EntryInput, EntryKind } from "./kind";
import { respondWithList } from "./public-list";
import { createEntry, deleteEntry, entryList, getEntry, searchEntries, updateEntry } from "./store";

const ifMatch = z
  .string()
  .regex(/^(\*|"[1-9]\d{0,8}")$/, 'If-Match must be * or a version in quotes, such as "3"')
  .optional()
  .transform((value) => (value === undefined || value === "*" ? null : Number(value.slice(1, -1))))
  .meta({
    description: 'The version that the stored entry must still have, such as "3"; * accepts any',
  });

export const changeHeaders = z.object({ "If-Match": ifMatch });

const createHeaders = z.object({
  "Idempotency-Key": idempotencyKeySchema.meta({
    description:
      "Idempotency key: a retry with the same key creates no second entry, and returns 409 if the stored entry differs or is deleted",
  }),
});

const notModified = { description: "Not modified: If-None-Match names the current ETag" };

/** Creates the GET route of a kind's list. `getList` selects the order of the entries. */
export const entryListRoute = <
  Input extends EntryInput,
  Dto extends EntryDto,
  Query extends typeof pagingQuerySchema,
>(
  { label, dtoSchema }: EntryKind<Input, Dto>,
  query: Query,
  getList: (query: z.output<Query>) => EntryListQueries<Dto>,
) =>
  publicRoute({
    summary: `List ${label.toLowerCase()}s`,
    query,
    responses: { 200: describeListResponse(dtoSchema), 304: notModified },
    handle: ({ request, query: values }) =>
      respondWithList(request, getList(values), toPaging(values)),
  });

/** Creates the routes of a kind's list, such as `/api/blogs`. */
export function entryListRoutes<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  GET = entryListRoute(kind, pagingQuerySchema, () => entryList(kind)),
) {
  const name = kind.label.toLowerCase();
  return defineResource({
    GET,
    POST: adminRoute({
      summary: `Create ${name}`,
      headers: createHeaders,
      body: { schema: kind.inputSchema, maxBytes: ENTRY_LIMIT },
      responses: { 201: { description: "The stored entry", schema: kind.dtoSchema } },
      handle: async ({ actor, input, headers }) => {
        const key = headers["Idempotency-Key"];
        const id = createEntryId(input.title);
        return createdResponse(
          await publish(kind.entity, id, () => createEntry(kind, actor, id, input, key)),
        );
      },
    }),
  });
}

/** Creates the search route of a kind, such as `/api/blogs/search`. POST keeps the search text out of logs. */
export function entrySearchRoutes<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
) {
  const name = kind.label.toLowerCase();
  return defineResource({
    POST: adminRoute({
      summary: `Search ${name}s`,
      body: { schema: searchSchema, maxBytes: SMALL_LIMIT },
      responses: { 200: describeListResponse(kind.dtoSchema) },
      handle: async ({ input: { text, ...paging } }) =>
        listResponse(await searchEntries(kind, text, toPaging(paging))),
    }),
  });
}

/** Creates the routes of an entry, such as `/api/blogs/{id}`. */
export function entryRoutes<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
) {
  const name = kind.label.toLowerCase();
  return defineResource({
    GET: publicRoute({
      summary: `Get ${name}`,
      responses: { 200: { description: "The entry", schema: kind.dtoSchema }, 304: notModified },
      handle: async ({ id, request }) =>
        entityResponse(await getEntry(kind, id), kind.label, request),
    }),
    PUT: adminRoute({
      summary: `Update ${name}`,
      headers: changeHeaders,
      body: { schema: kind.inputSchema, maxBytes: ENTRY_LIMIT },
      responses: { 200: { description: "The stored entry", schema: kind.dtoSchema } },
      handle: async ({ actor, id, input, headers }) =>
        updatedResponse(
          await publish(kind.entity, id, () =>
            updateEntry(kind, actor, id, input, headers["If-Match"]),
          ),
        ),
    }),
    DELETE: adminRoute({
      summary: `Delete ${name}`,
      headers: changeHeaders,
      responses: { 204: { description: "Deleted" } },
      handle: async ({ actor, id, headers }) => {
        await publish(kind.entity, id, () => deleteEntry(kind, actor, id, headers["If-Match"]));
        return noContentResponse();
      },
    }),
  });
}
