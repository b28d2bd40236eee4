import { z } from "zod";
import { toPaging, pagingQuerySchema } from "@/lib/core/page-schema";
import { createUpload } from "@/lib/uploads/data";
import { listUploads } from "@/lib/uploads/list";
import { readBytes } from "@/lib/http/body";
import { describeListResponse } from "@/lib/http/declaration";
import { createdResponse, listResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import {
  fileNameSchema,
  UPLOAD_LIMIT,
  uploadDtoSchema,
  uploadedFileDtoSchema,
  uploadQuerySchema,
} from "@/lib/uploads/schema";
import { prepareUpload } from "@/lib/uploads/prepare";
import { withUploadSlot } from "@/lib/uploads/upload-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List uploads",
    query: pagingQuerySchema,
    responses: { 200: describeListResponse(uploadedFileDtoSchema, "the newest 100") },
    handle: async ({ query }) => listResponse(await listUploads(toPaging(query))),
  }),
  POST: adminRoute({
    summary: "Upload file",
    query: uploadQuerySchema,
    headers: z.object({ "X-File-Name": fileNameSchema }),
    acceptsFile: true,
    responses: { 201: { description: "The upload and its URL", schema: uploadDtoSchema } },
    handle: ({ request, actor, query, headers }) =>
      withUploadSlot(async () => {
        const bytes = await readBytes(request, UPLOAD_LIMIT);
        const name = headers["X-File-Name"];
        const upload = await prepareUpload(bytes, name, query.for, request.signal);
        return createdResponse(await createUpload(actor, upload));
      }),
  }),
});
