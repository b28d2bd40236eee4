import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/core/errors";

const MEGABYTE = 1024 * 1024;

/** In bytes. The HTML of an entry may contain embedded images. */
export const ENTRY_LIMIT = MEGABYTE;
export const SMALL_LIMIT = 32 * 1024;

const formatSize = (bytes: number) =>
  bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / 1024} KB`;

/** Reads a body of at most `maxBytes`. @throws AppError too_large, invalid (incomplete). */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = new AppError("too_large", `The request is larger than ${formatSize(maxBytes)}`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body.values({ preventCancel: true })) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The client has disconnected, which is not an error of the server.
    throw new AppError("invalid", "The request is incomplete");
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  void drain(request.body);
  throw tooLarge;
}

const readText = async (request: Request, maxBytes: number) =>
  (await readBytes(request, maxBytes)).toString("utf8");

/** Discards the rest of a body. Cancelling it would block the connection's next request until the connection resets. */
async function drain(body: ReadableStream): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => undefined);
}

export const FORM_MEDIA_TYPE = "application/x-www-form-urlencoded";

export function readMediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/** Parses a JSON body. @throws AppError unsupported_media_type, too_large, invalid. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (readMediaType(request) !== "application/json") {
    throw new AppError("unsupported_media_type", "Send JSON, with Content-Type: application/json");
  }
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "The request body is not valid JSON");
  }
}

/** Reads the fields of a plain HTML form. @throws AppError too_large, invalid (incomplete). */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readText(request, maxBytes)));
}

/** Parses a body or query, and drops unknown keys. @throws AppError invalid, with each wrong field's path and first message. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("invalid", "The request body must be a JSON object");
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
  throw new AppError("invalid", Object.values(fields).join(". "), fields);
}
