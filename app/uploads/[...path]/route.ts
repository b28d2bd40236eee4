import fresh from "fresh";
import type { NextRequest } from "next/server";
import { safeLoad } from "@/lib/core/safe-load";
import { unavailableResponse } from "@/lib/http/responses";
import { findUpload, isUploadRemoved, type ServedFile } from "@/lib/uploads/find";

type Context = RouteContext<"/uploads/[...path]">;

/** The bytes that a URL returns for the same Accept header never change. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Lets browsers display an uploaded file without running its scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Without scripts, Safari's PDF viewer shows an empty page. */
const PDF_POLICY = `${POLICY} allow-scripts`;

/** Also escapes four characters that encodeURIComponent leaves unescaped but RFC 5987, 3.2.1 forbids. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );

/** Adds the uploader's file name as filename* if it is not ASCII (RFC 6266, 4.3). */
function buildContentDisposition({ mediaType, title = "" }: ServedFile, fileName: string): string {
  const extension = mediaType.replace(/^.*\//, "").replace("jpeg", "jpg");
  const header = `inline; filename="${fileName.replace(/\.[a-z]+$/, "")}.${extension}"`;
  if (/^[ -~]*$/.test(title)) return header;
  return `${header}; filename*=UTF-8''${encodeName(`${title}.${extension}`)}`;
}

const createEtag = ({ name }: ServedFile, id = "") => `"${id}-${name}"`;

async function respond(request: NextRequest, context: Context, hasBody: boolean) {
  const { path } = await context.params;
  const accept = request.headers.get("accept") ?? "";
  const lookup = await safeLoad("uploaded file", async () => {
    const file = await findUpload(path, accept);
    return { file, isGone: file === null && (await isUploadRemoved(path)) };
  });
  if (lookup.failed) return unavailableResponse();
  const { file, isGone } = lookup.value;
  if (file === null) {
    // nginx decides by the status, not by this header: it caches a 410 in place of the file and never caches a 404.
    const [status, text] = isGone ? [410, "Gone"] : [404, "Not found"];
    return new Response(text, { status, headers: { "Cache-Control": "no-store" } });
  }
  const etag = createEtag(file, path[0]);
  const headers = {
    "Cache-Control": IMMUTABLE,
    "Content-Security-Policy": file.mediaType === "application/pdf" ? PDF_POLICY : POLICY,
    "Content-Disposition": buildContentDisposition(file, path.at(-1)!),
    "Content-Type": file.mediaType,
    ETag: etag,
    Vary: "Accept",
  };
  const ifNoneMatch = request.headers.get("if-none-match") ?? undefined;
  if (fresh({ "if-none-match": ifNoneMatch }, { etag })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(hasBody ? (file.read() as ReadableStream<Uint8Array>) : null, { headers });
}

export const GET = (request: NextRequest, context: Context) => respond(request, context, true);
// Without this handler, Next would derive HEAD from GET and leave the file open.
export const HEAD = (request: NextRequest, context: Context) => respond(request, context, false);
