import "server-only";
import { ReadableStream } from "node:stream/web";
import { errorText, log } from "@/lib/core/log";
import { currentRequestId } from "@/lib/core/request-id";
import { noStore } from "./reply";

/**
 * 200 with a CSV file that is made while it is sent. The next piece is asked for when the reader
 * has taken the last, and none any more when the reader has left. Where a piece fails, the
 * connection is broken off: a file that ends early must not look whole.
 */
export function csvFile(name: string, pieces: AsyncIterable<string>): Response {
  const stream = ReadableStream.from(encoded(pieces, currentRequestId()));
  return new Response(stream as unknown as BodyInit, {
    headers: {
      ...noStore,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* encoded(pieces: AsyncIterable<string>, requestId: string | undefined) {
  const encoder = new TextEncoder();
  try {
    for await (const piece of pieces) yield encoder.encode(piece);
  } catch (error) {
    log("error", { requestId, code: "export_broken_off", error: errorText(error) });
    throw error;
  }
}
