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

/** Where an upload lies until all of it is there. Several instances share it. */
const INCOMING = ".incoming";

/** Names the process that writes, so that what a dead one left behind can be told (folder.ts). */
const newcomer = () => `${hostname()}~${process.pid}~${nanoid()}`;

export const incomingFolder = (root: string) => path.join(root, INCOMING);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names of files are kept by their folder: it has to reach the disk like they do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** An upload is a folder, and comes into its place by one renaming: all of it, or nothing. */
async function putFolder(
  root: string,
  id: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const incoming = path.join(incomingFolder(root), newcomer());
  await mkdir(incoming, { recursive: true });
  try {
    for (const [name, bytes] of files) await writeThrough(path.join(incoming, name), bytes);
    await syncFolder(incoming);
    await rename(incoming, path.join(root, id));
    await syncFolder(root);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // The same file was uploaded before.
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
  }
}

/** What is in an upload's folder; null where there is none. */
async function listFolder(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** An empty folder stays in its place: it says that the upload was removed, and can be replaced. */
async function removeFolder(root: string, id: string): Promise<boolean> {
  const place = path.join(root, id);
  if (!(await listFolder(place))?.length) return false;
  const outgoing = path.join(incomingFolder(root), newcomer());
  await rename(place, outgoing);
  await mkdir(place, { recursive: true });
  await syncFolder(root);
  await rm(outgoing, { recursive: true });
  return true;
}

/** Returns null for a file that another instance has just removed. */
const statOrNull = (place: string) => stat(place).catch(() => null);

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

/**
 * A file's bytes. It is opened when they are asked for: of an answer that nobody waits for any more
 * Next forgets the body, and a file that was open would stay so for ever.
 */
function readLater(place: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reader ??= Readable.toWeb(createReadStream(place)).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Uploads in a folder of this machine, or of one that several machines share. */
export function diskStore(root: string): UploadStore {
  return {
    put: (id, files) => putFolder(root, id, files),
    get: async (id, file) => {
      const place = path.join(root, id, file);
      try {
        if (!(await stat(place)).isFile()) return null;
        return { read: () => readLater(place) };
      } catch (error) {
        if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
        throw error;
      }
    },
    remove: (id) => removeFolder(root, id),
    isRemoved: async (id) => {
      const files = await listFolder(path.join(root, id));
      // Where the disk is away, nothing that is on it is missing.
      if (files === null) await access(incomingFolder(root));
      return files?.length === 0;
    },
    list: () => listFolders(root),
    sizes: (id) => listSizes(path.join(root, id)),
  };
}
