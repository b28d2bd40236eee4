import type { NextRequest } from "next/server";
import { listContacts } from "@/lib/contacts/data";
import { parseBody } from "@/lib/http/body";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { contactFilterSchema } from "@/lib/contacts/schema";

function spamFilterOf(request: NextRequest): boolean | null {
  const spam = request.nextUrl.searchParams.get("spam") ?? undefined;
  return parseBody(contactFilterSchema, { spam }).spam ?? null;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    handle: async ({ request, paging }) =>
      list(await listContacts(paging(), spamFilterOf(request))),
  }),
});
