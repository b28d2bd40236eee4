import { z } from "zod";
import { createUpload } from "@/lib/uploads/data";
import { readBytes } from "@/lib/http/body";
import { created } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import {
  fileNameSchema,
  UPLOAD_LIMIT,
  uploadDtoSchema,
  uploadQuerySchema,
} from "@/lib/uploads/schema";
import { prepareUpload } from "@/lib/uploads/prepare";
import { withUploadSlot } from "@/lib/uploads/upload-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    summary: "Upload file",
    query: uploadQuerySchema,
    headers: z.object({ "X-File-Name": fileNameSchema }),
    takesFile: true,
    answers: { 201: { description: "Where visitors find it", schema: uploadDtoSchema } },
    handle: ({ request, actor, query, headers }) =>
      withUploadSlot(async () => {
        const bytes = await readBytes(request, UPLOAD_LIMIT);
        const name = headers["X-File-Name"];
        const upload = await prepareUpload(bytes, name, query.for, request.signal);
        return created(await createUpload(actor, upload));
      }),
  }),
});
