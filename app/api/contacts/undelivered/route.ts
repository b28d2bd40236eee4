import type { NextRequest } from "next/server";
import { listUndelivered } from "@/lib/contacts/emails";
import { parseBody } from "@/lib/http/body";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { undeliveredFilterSchema } from "@/lib/contacts/email-schema";

function idsOf(request: NextRequest): string[] | null {
  const ids = request.nextUrl.searchParams.get("ids") ?? undefined;
  return parseBody(undeliveredFilterSchema, { ids }).ids ?? null;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    handle: async ({ request }) => personal(await listUndelivered(idsOf(request))),
  }),
});
