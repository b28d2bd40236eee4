import fresh from "fresh";
import type { NextRequest } from "next/server";
import { attempt } from "@/lib/attempt";
import { tryLater } from "@/lib/http/reply";
import { findUpload, type ServedFile } from "@/lib/uploads/find";

type Context = RouteContext<"/uploads/[...path]">;

/** The bytes at an address never change: whoever has them asks no more. */
const FOREVER = "public, max-age=31536000, immutable";

/** A file that somebody uploaded is shown, and can do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Safari shows a PDF with scripts of its own, and without them an empty page. */
const PDF_POLICY = `${POLICY} allow-scripts`;

const etagOf = ({ name }: ServedFile, id = "") => `"${id}-${name}"`;

async function answer(request: NextRequest, context: Context, withBody: boolean) {
  const { path } = await context.params;
  const accept = request.headers.get("accept") ?? "";
  const found = await attempt("uploaded file", () => findUpload(path, accept));
  if (found.failed) return tryLater();
  const file = found.value;
  if (file === null) {
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  const etag = etagOf(file, path[0]);
  const headers = {
    "Cache-Control": FOREVER,
    "Content-Security-Policy": file.mediaType === "application/pdf" ? PDF_POLICY : POLICY,
    "Content-Type": file.mediaType,
    ETag: etag,
    Vary: "Accept",
  };
  const asked = request.headers.get("if-none-match") ?? undefined;
  if (fresh({ "if-none-match": asked }, { etag })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(withBody ? (file.read() as ReadableStream<Uint8Array>) : null, { headers });
}

export const GET = (request: NextRequest, context: Context) => answer(request, context, true);
// Next would make it of GET, and leave the file open.
export const HEAD = (request: NextRequest, context: Context) => answer(request, context, false);
