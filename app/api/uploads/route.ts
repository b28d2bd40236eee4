import { createUpload } from "@/lib/uploads/data";
import { parseBody, readBytes } from "@/lib/http/body";
import { created } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { fileNameSchema, UPLOAD_LIMIT, uploadQuerySchema } from "@/lib/uploads/schema";
import { prepareUpload } from "@/lib/uploads/prepare";
import { withUploadSlot } from "@/lib/uploads/upload-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    handle: async ({ request, actor }) => {
      const query = { for: request.nextUrl.searchParams.get("for") ?? undefined };
      const { for: purpose } = parseBody(uploadQuerySchema, query);
      const name = fileNameSchema.parse(request.headers.get("x-file-name"));
      return withUploadSlot(async () => {
        const bytes = await readBytes(request, UPLOAD_LIMIT);
        const upload = await prepareUpload(bytes, name, purpose, request.signal);
        return created(await createUpload(actor, upload));
      });
    },
  }),
});
