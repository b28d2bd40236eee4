import "server-only";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** HTTP content codings, best first. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Negotiation = {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding;
};

/** Returns the best encoding that a request accepts (RFC 9110, 12.5.3). */
export function negotiate(request: IncomingMessage): Encoding {
  // @types/negotiator describes an earlier release, without `preferred`.
  const negotiator = new Negotiator(request) as unknown as Negotiation;
  return negotiator.encoding(encodings, { preferred: encodings }) ?? "identity";
}

// Compressing smaller bodies saves no time.
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)\b/;

/** At the best quality, compressing a longer body, such as a list of thousands of posts, takes seconds. */
const LONG_BYTES = 1024 * 1024;
export const isLong = (body: Buffer) => body.length > LONG_BYTES;

export const isCompressible = (body: Buffer, contentType: string) =>
  body.length >= MIN_BYTES && COMPRESSIBLE.test(contentType);

/** Compresses a body. Uses the best quality only if the body is stored and not long. */
export async function encode(body: Buffer, encoding: Encoding, isStored: boolean): Promise<Buffer> {
  if (encoding === "identity") return body;
  const isBest = isStored && !isLong(body);
  if (encoding === "gzip") return toGzip(body, { level: isBest ? 9 : 6 });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
