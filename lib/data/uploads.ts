import "server-only";
import { getDb } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { errorText, log } from "@/lib/log";
import type { UploadDto } from "@/lib/schemas/upload";
import { uploadAddress } from "@/lib/upload-address";
import type { PreparedUpload } from "@/lib/uploads/prepare";
import { getUploadStore } from "@/lib/uploads/store";
import { type Actor, recordAudit } from "./audit";

/**
 * Keeps an upload; it is on disk when this returns.
 * @throws AppError unavailable where the store does not take it, such as a full disk.
 */
export async function createUpload(actor: Actor, upload: PreparedUpload): Promise<UploadDto> {
  const { id, kind, file, files } = upload;
  try {
    await getUploadStore().put(id, files);
  } catch (error) {
    log("error", { code: "upload_not_stored", error: errorText(error) });
    throw new AppError("unavailable", "The file could not be stored. Please try again later.");
  }
  await getDb().$transaction((tx) =>
    recordAudit(tx, actor, { action: "create", entity: "upload", entityId: id, detail: file }),
  );
  return { url: uploadAddress(id, file), kind };
}
