import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { call } from "../../tools/site/calls";

export const makeUploadsFolder = () => mkdtemp(path.join(tmpdir(), "arthora-uploads-"));

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

export async function listUploads(
  folder: string,
): Promise<{ stored: string[]; incoming: string[] }> {
  const names = await readdir(folder);
  return {
    stored: names.filter((name) => name !== ".incoming"),
    incoming: await readdir(path.join(folder, ".incoming")),
  };
}

type UploadOptions = { token?: string; name?: string; purpose?: string; type?: string };

export const upload = (
  url: string,
  bytes: Buffer,
  { token, name = "file.jpg", purpose, type = "application/octet-stream" }: UploadOptions,
) =>
  call(url, `/api/uploads${purpose === undefined ? "" : `?for=${purpose}`}`, {
    method: "POST",
    token,
    raw: new Uint8Array(bytes),
    headers: { "Content-Type": type, "X-File-Name": encodeURIComponent(name) },
  });
