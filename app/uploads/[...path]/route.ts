import fresh from "fresh";
import type { NextRequest } from "next/server";
import { safeLoad } from "@/lib/core/safe-load";
import { tryLater } from "@/lib/http/reply";
import { findUpload, isWithdrawn, type ServedFile } from "@/lib/uploads/find";

type Context = RouteContext<"/uploads/[...path]">;

/** The bytes at an address never change: whoever has them asks no more. */
const FOREVER = "public, max-age=31536000, immutable";

/** A file that somebody uploaded is shown, and can do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Safari shows a PDF with scripts of its own, and without them an empty page. */
const PDF_POLICY = `${POLICY} allow-scripts`;

/** RFC 5987, 3.2.1: of the characters that encodeURIComponent leaves, four are no attr-char. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Names the file for saving: as in its URL, with the ending of its format, and as its sender called
 * it where that is not ASCII (RFC 6266, 4.3).
 */
function contentDisposition({ mediaType, title = "" }: ServedFile, file: string): string {
  const ending = mediaType.replace(/^.*\//, "").replace("jpeg", "jpg");
  const plain = `inline; filename="${file.replace(/\.[a-z]+$/, "")}.${ending}"`;
  if (/^[ -~]*$/.test(title)) return plain;
  return `${plain}; filename*=UTF-8''${encodeName(`${title}.${ending}`)}`;
}

const etagOf = ({ name }: ServedFile, id = "") => `"${id}-${name}"`;

async function answer(request: NextRequest, context: Context, withBody: boolean) {
  const { path } = await context.params;
  const accept = request.headers.get("accept") ?? "";
  const found = await safeLoad("uploaded file", async () => {
    const file = await findUpload(path, accept);
    return { file, isGone: file === null && (await isWithdrawn(path)) };
  });
  if (found.failed) return tryLater();
  const { file, isGone } = found.value;
  if (file === null) {
    // nginx keeps the one in place of a file that it has, and asks again for the other.
    const [status, text] = isGone ? [410, "Gone"] : [404, "Not found"];
    return new Response(text, { status, headers: { "Cache-Control": "no-store" } });
  }
  const etag = etagOf(file, path[0]);
  const headers = {
    "Cache-Control": FOREVER,
    "Content-Security-Policy": file.mediaType === "application/pdf" ? PDF_POLICY : POLICY,
    "Content-Disposition": contentDisposition(file, path.at(-1)!),
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
