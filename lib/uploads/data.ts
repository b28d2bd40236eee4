import "server-only";
import { getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import { errorText, log } from "@/lib/core/log";
import type { UploadDto } from "./schema";
import { isUploadId, uploadUrl } from "./url";
import type { PreparedUpload } from "./prepare";
import { getUploadStore } from "./store";
import { findEntriesWith } from "./uses";
import { type Actor, type AuditedActor, recordAudit } from "@/lib/audit/data";

/**
 * Keeps an upload; it is on disk when this returns.
 * @throws AppError unavailable where the store does not take it, such as a full disk.
 */
export async function createUpload(actor: Actor, upload: PreparedUpload): Promise<UploadDto> {
  const { id, kind, file, files, notice } = upload;
  try {
    await getUploadStore().put(id, files);
  } catch (error) {
    log("error", { code: "upload_not_stored", error: errorText(error) });
    throw new AppError("unavailable", "The file could not be stored. Please try again later.");
  }
  await getDb().$transaction((tx) =>
    recordAudit(tx, actor, { action: "create", entity: "upload", entityId: id, detail: file }),
  );
  return { url: uploadUrl(id, file), kind, ...(notice && { notice }) };
}

/**
 * Withdraws an upload: its files are gone from the disk when this returns.
 * @throws AppError not_found for an unknown id, conflict while an entry shows the file.
 */
export async function deleteUpload(actor: AuditedActor, id: string): Promise<void> {
  const notFound = () => new AppError("not_found", "Upload not found");
  if (!isUploadId(id)) throw notFound();
  await getDb().$transaction(async (tx) => {
    const [use] = await findEntriesWith(tx, id);
    if (use !== undefined) {
      throw new AppError(
        "conflict",
        `“${use.title}” still uses this file. Remove it from there first.`,
      );
    }
    await recordAudit(tx, actor, { action: "delete", entity: "upload", entityId: id });
    // Last: what the audit says did happen.
    if (!(await getUploadStore().remove(id))) throw notFound();
  });
}
