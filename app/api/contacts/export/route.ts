import { z } from "zod";
import { csvHeader, csvLines } from "@/lib/contacts/csv";
import { exportContacts } from "@/lib/contacts/export";
import { formatIndianMinute } from "@/lib/core/format";
import { SMALL_LIMIT } from "@/lib/http/body";
import { csvFile } from "@/lib/http/download";
import { adminRoute, resource } from "@/lib/http/route";
import { contactExportSchema } from "@/lib/contacts/schema";

const fileName = () => `contacts-${formatIndianMinute(new Date()).slice(0, 10)}.csv`;

async function* writeCsv(batches: Awaited<ReturnType<typeof exportContacts>>) {
  yield csvHeader();
  for await (const batch of batches) yield csvLines(batch);
}

// POST keeps search text out of logs and prevents a link from starting an export.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    summary: "Export contacts",
    body: { schema: contactExportSchema, limit: SMALL_LIMIT },
    responses: {
      200: {
        description: "All leads that match the filter, newest first",
        schema: z.string(),
        mediaType: "text/csv",
      },
    },
    handle: async ({ actor, input }) =>
      csvFile(fileName(), writeCsv(await exportContacts(actor, input))),
  }),
});
