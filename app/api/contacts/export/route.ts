import { z } from "zod";
import { csvHeader, csvLines } from "@/lib/contacts/csv";
import { exportContacts } from "@/lib/contacts/export";
import { formatIndianMinute } from "@/lib/core/format";
import { SMALL_LIMIT } from "@/lib/http/body";
import { csvFile } from "@/lib/http/download";
import { adminRoute, resource } from "@/lib/http/route";
import { contactExportSchema } from "@/lib/contacts/search-schema";

const fileName = () => `contacts-${formatIndianMinute(new Date()).slice(0, 10)}.csv`;

async function* csvOf(batches: Awaited<ReturnType<typeof exportContacts>>) {
  yield csvHeader();
  for await (const batch of batches) yield csvLines(batch);
}

// A POST, so that what was searched for stands in no log, and no link can start it.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    summary: "Export contacts",
    body: { schema: contactExportSchema, limit: SMALL_LIMIT },
    answers: {
      200: {
        description: "All that is chosen, newest first",
        schema: z.string(),
        mediaType: "text/csv",
      },
    },
    handle: async ({ actor, input }) =>
      csvFile(fileName(), csvOf(await exportContacts(actor, input))),
  }),
});
