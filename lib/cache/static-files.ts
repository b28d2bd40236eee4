import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { formatError, log } from "@/lib/core/log";
import { securityHeaders } from "@/lib/core/security-headers.mjs";
import { negotiate } from "./encodings";

/** Files of public/ and .next/static, with compressed copies (scripts/compress-files.mjs). */
const FOLDER = path.resolve(/* turbopackIgnore: true */ ".next/files");

export const isFilePath = (url: string) => /\.\w+$/.test(url);

// These file names contain a hash of the content, so clients may cache the files for a year.
const HASHED_FOLDER = "/_next/static/";
const CACHE_FOR_A_YEAR = "public, max-age=31536000, immutable";

const types: Record<string, string> = {
  ".css": "text/css; charset=UTF-8",
  ".ico": "image/x-icon",
  ".js": "application/javascript; charset=UTF-8",
};

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const header of Object.entries(securityHeaders)) response.setHeader(...header);
  const isHashed = pathname.startsWith(HASHED_FOLDER);
  response.setHeader("Cache-Control", isHashed ? CACHE_FOR_A_YEAR : "public, max-age=0");
  const type = types[path.extname(pathname)];
  if (type !== undefined) response.setHeader("Content-Type", type);
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Creates a file handler. Returns null if the folder is missing (as after a plain `next build`) or unreadable. */
export function createFileHandler(folder = FOLDER): Handler | null {
  if (!existsSync(folder)) return null;
  try {
    const options = { brotli: true, gzip: true, etag: true, extensions: [], setHeaders };
    const handler = sirv(folder, options);
    return (request, response, next) => {
      if (!isFilePath(request.url!)) return next();
      // sirv lists the folder only once, so it may read a file that a later build has deleted.
      response.once("pipe", (file) => file.once("error", () => response.destroy()));
      const { "accept-encoding": accepted } = request.headers;
      // sirv ignores the weights in Accept-Encoding.
      request.headers["accept-encoding"] = negotiate(request);
      handler(request, response, () => {
        request.headers["accept-encoding"] = accepted;
        next();
      });
    };
  } catch (error) {
    log("warn", { code: "build_unreadable", error: formatError(error) });
    return null;
  }
}
