import "server-only";
import path from "node:path";
import { AppError } from "@/lib/core/errors";
import { formatError, log } from "@/lib/core/log";
import type { Paging } from "@/lib/core/page-schema";
import type { Page } from "@/lib/db/pagination";
import { isServedFileName, readTitle } from "./find";
import type { UploadedFileDto } from "./schema";
import { getUploadStore, type StoredUpload } from "./store";
import { buildUploadUrl } from "./url";
import { findUploadUses } from "./uses";

// Without paging, lists only the newest uploads, because each upload requires a search of all entries.
const newestHundred = { page: 1, pageSize: 100 };

async function describeUpload({ id, storedAt }: StoredUpload): Promise<UploadedFileDto | null> {
  const sizes = await getUploadStore().getSizes(id);
  const file = [...sizes.keys()].find(isServedFileName);
  if (file === undefined) return null;
  const extension = path.extname(file);
  const title = await readTitle(id);
  return {
    id,
    url: buildUploadUrl(id, file),
    kind: extension === ".pdf" ? "pdf" : "image",
    name: title === undefined ? file : `${title}${extension}`,
    bytes: sizes.get(file)!,
    createdAt: storedAt.toISOString(),
    uses: await findUploadUses(id),
  };
}

async function listStored(): Promise<StoredUpload[]> {
  try {
    return await getUploadStore().list();
  } catch (error) {
    log("error", { code: "uploads_not_listed", error: formatError(error) });
    throw new AppError("unavailable", "The uploaded files cannot be read. Please try again later.");
  }
}

export async function listUploads(paging: Paging): Promise<Page<UploadedFileDto>> {
  const stored = await listStored();
  const { page, pageSize } = paging ?? newestHundred;
  const items: UploadedFileDto[] = [];
  for (const upload of stored.slice((page - 1) * pageSize, page * pageSize)) {
    const described = await describeUpload(upload);
    if (described !== null) items.push(described);
  }
  return { items, total: stored.length };
}
