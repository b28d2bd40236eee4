import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/core/errors";

const MEGABYTE = 1024 * 1024;

/** The most bytes of a post, a media item or an offer: its HTML may carry pictures. */
export const ENTRY_LIMIT = MEGABYTE;
/** The most bytes of every other body. */
export const SMALL_LIMIT = 32 * 1024;

/** "32 KB", "20 MB". */
const sizeText = (bytes: number) =>
  bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / 1024} KB`;

/**
 * All bytes of a request's body.
 * @throws AppError too_large, or invalid where it was cut off.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = new AppError("too_large", `The request is larger than ${sizeText(limit)}`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge;
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body.values({ preventCancel: true })) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    // Nobody is there any more to read it, and nothing is wrong with the site.
    throw new AppError("invalid", "The request was cut off");
  }
  if (size <= limit) return Buffer.concat(chunks);
  void drain(request.body);
  throw tooLarge;
}

const readText = async (request: Request, limit: number) =>
  (await readBytes(request, limit)).toString("utf8");

/**
 * Reads the rest of a body and forgets it. Cancelled, a body is left unread on its connection, and
 * the next request there waits behind it until the connection is reset.
 */
async function drain(body: ReadableStream): Promise<void> {
  // Whoever sends may well give up.
  await body.pipeTo(new WritableStream()).catch(() => undefined);
}

/** What a plain HTML form sends. */
export const FORM_MEDIA_TYPE = "application/x-www-form-urlencoded";

/** The media type of a request's body, small and without parameters; empty where none is named. */
export function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/**
 * The JSON value of a request's body.
 * @throws AppError unsupported_media_type, too_large, or invalid when it is not JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (mediaTypeOf(request) !== "application/json") {
    throw new AppError("unsupported_media_type", "Send JSON, with Content-Type: application/json");
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "The request body is not valid JSON");
  }
}

/** The fields of a request that a plain HTML form sent. @throws AppError too_large. */
export async function readForm(request: Request, limit: number): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readText(request, limit)));
}

/**
 * A body as its schema gives it; keys that the schema does not know are dropped.
 * @throws AppError invalid, with the first message of each wrong field.
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("invalid", "The request body must be a JSON object");
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  throw new AppError("invalid", Object.values(fields).join(". "), fields);
}
