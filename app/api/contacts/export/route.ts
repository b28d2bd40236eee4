import { z } from "zod";
import { formatCsvHeader, formatCsvLines } from "@/lib/contacts/csv";
import { exportContacts } from "@/lib/contacts/export";
import { formatIndianTimestamp } from "@/lib/core/format";
import { SMALL_LIMIT } from "@/lib/http/body";
import { csvResponse } from "@/lib/http/download";
import { adminRoute, defineResource } from "@/lib/http/route";
import { contactExportSchema } from "@/lib/contacts/schema";

const createFileName = () => `contacts-${formatIndianTimestamp(new Date()).slice(0, 10)}.csv`;

async function* writeCsv(batches: Awaited<ReturnType<typeof exportContacts>>) {
  yield formatCsvHeader();
  for await (const batch of batches) yield formatCsvLines(batch);
}

// POST keeps search text out of logs and prevents a link from starting an export.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Export contacts",
    body: { schema: contactExportSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "All contacts that match the filter, newest first",
        schema: z.string(),
        mediaType: "text/csv",
      },
    },
    handle: async ({ actor, input }) =>
      csvResponse(createFileName(), writeCsv(await exportContacts(actor, input))),
  }),
});
