import "server-only";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { ReadableStream, type ReadableStreamDefaultReader } from "node:stream/web";
import { nanoid } from "nanoid";
import type { StoredUpload, UploadStore } from "./store";
import { isUploadId } from "./url";

const INCOMING = ".incoming";

// Contains host and process id, so that folder.ts can remove the folders of crashed processes.
const createIncomingName = () => `${hostname()}~${process.pid}~${nanoid()}`;

export const getIncomingFolder = (root: string) => path.join(root, INCOMING);

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Makes the names of new files durable, because syncing a file does not cover its name.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Renames the complete folder into place, so that all files appear at the same time.
async function putFolder(
  root: string,
  id: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const incoming = path.join(getIncomingFolder(root), createIncomingName());
  await mkdir(incoming, { recursive: true });
  try {
    for (const [name, bytes] of files) await writeDurably(path.join(incoming, name), bytes);
    await syncFolder(incoming);
    await rename(incoming, path.join(root, id));
    await syncFolder(root);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // ENOTEMPTY and EEXIST: the same file was uploaded before.
    if (!["ENOTEMPTY", "EEXIST"].includes(getErrorCode(error))) throw error;
  }
}

async function listFolder(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

// Leaves an empty folder, which marks the upload as removed until the same file is uploaded again.
async function removeFolder(root: string, id: string): Promise<boolean> {
  const folder = path.join(root, id);
  if (!(await listFolder(folder))?.length) return false;
  const outgoing = path.join(getIncomingFolder(root), createIncomingName());
  await rename(folder, outgoing);
  await mkdir(folder, { recursive: true });
  await syncFolder(root);
  await rm(outgoing, { recursive: true });
  return true;
}

const statOrNull = (file: string) => stat(file).catch(() => null);

async function listFolders(root: string): Promise<StoredUpload[]> {
  const uploads: StoredUpload[] = [];
  for (const id of await readdir(root)) {
    if (!isUploadId(id)) continue;
    const folder = path.join(root, id);
    const isEmpty = !(await listFolder(folder))?.length;
    const stats = isEmpty ? null : await statOrNull(folder);
    if (stats !== null) uploads.push({ id, storedAt: stats.mtime });
  }
  return uploads.sort(
    (one, other) => +other.storedAt - +one.storedAt || one.id.localeCompare(other.id),
  );
}

async function listSizes(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of (await listFolder(folder)) ?? []) {
    const stats = await statOrNull(path.join(folder, name));
    if (stats !== null) sizes.set(name, stats.size);
  }
  return sizes;
}

// Opens the file on the first read. If the client has disconnected, Next never reads the body, and a file opened
// earlier would stay open.
function readLazily(file: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reader ??= Readable.toWeb(createReadStream(file)).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

export function createDiskStore(root: string): UploadStore {
  return {
    put: (id, files) => putFolder(root, id, files),
    get: async (id, file) => {
      const target = path.join(root, id, file);
      try {
        if (!(await stat(target)).isFile()) return null;
        return { read: () => readLazily(target) };
      } catch (error) {
        if (["ENOENT", "ENOTDIR"].includes(getErrorCode(error))) return null;
        throw error;
      }
    },
    remove: (id) => removeFolder(root, id),
    isRemoved: async (id) => {
      const files = await listFolder(path.join(root, id));
      // Throws if the disk is not mounted, so that the response is 503 instead of 404.
      if (files === null) await access(getIncomingFolder(root));
      return files?.length === 0;
    },
    list: () => listFolders(root),
    getSizes: (id) => listSizes(path.join(root, id)),
  };
}
