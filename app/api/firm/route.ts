import { publish } from "@/lib/cache/publish";
import { changeHeaders } from "@/lib/entries/routes";
import { getFirm, updateFirm } from "@/lib/firm/data";
import { FIRM_ID, firmDtoSchema, firmSchema } from "@/lib/firm/schema";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { updatedResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

const responses = { 200: { description: "The stored details", schema: firmDtoSchema } };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get firm details",
    responses,
    handle: async () => updatedResponse(await getFirm()),
  }),
  PUT: adminRoute({
    summary: "Update firm details",
    headers: changeHeaders,
    body: { schema: firmSchema, maxBytes: ENTRY_LIMIT },
    responses,
    handle: async ({ actor, input, headers }) =>
      updatedResponse(
        await publish("firm", FIRM_ID, () => updateFirm(actor, input, headers["If-Match"])),
      ),
  }),
});
