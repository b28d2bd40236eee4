import "server-only";
import { getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import { formatError, log } from "@/lib/core/log";
import type { UploadDto } from "./schema";
import { isUploadId, buildUploadUrl } from "./url";
import type { PreparedUpload } from "./prepare";
import { getUploadStore } from "./store";
import { findEntriesUsingUpload } from "./uses";
import { type Actor, type AuditedActor, recordAudit } from "@/lib/audit/data";

/** Stores an upload durably. @throws AppError unavailable if storing fails, such as on a full disk */
export async function createUpload(actor: Actor, upload: PreparedUpload): Promise<UploadDto> {
  const { id, kind, file, files, notice } = upload;
  try {
    await getUploadStore().put(id, files);
  } catch (error) {
    log("error", { code: "upload_not_stored", error: formatError(error) });
    throw new AppError("unavailable", "The file could not be stored. Please try again later.");
  }
  await getDb().$transaction((tx) =>
    recordAudit(tx, actor, { action: "create", entity: "upload", entityId: id, detail: file }),
  );
  return { url: buildUploadUrl(id, file), kind, ...(notice && { notice }) };
}

/** Deletes an upload's files. @throws AppError not_found, conflict (a current entry uses the upload) */
export async function deleteUpload(actor: AuditedActor, id: string): Promise<void> {
  const notFound = () => new AppError("not_found", "Upload not found");
  if (!isUploadId(id)) throw notFound();
  await getDb().$transaction(async (tx) => {
    const [use] = await findEntriesUsingUpload(tx, id);
    if (use !== undefined) {
      throw new AppError(
        "conflict",
        `“${use.title}” still uses this file. Remove it from there first.`,
      );
    }
    await recordAudit(tx, actor, { action: "delete", entity: "upload", entityId: id });
    // Removes the files last: if this fails, the audit entry is rolled back.
    if (!(await getUploadStore().remove(id))) throw notFound();
  });
}
