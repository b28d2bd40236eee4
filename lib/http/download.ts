import "server-only";
import { ReadableStream } from "node:stream/web";
import { formatError, log } from "@/lib/core/log";
import { getRequestId } from "@/lib/core/request-id";
import { noStore } from "./responses";

/** Streams a CSV file. An error aborts the connection, so that a partial file does not look complete. */
export function csvResponse(name: string, chunks: AsyncIterable<string>): Response {
  const stream = ReadableStream.from(encodeChunks(chunks, getRequestId()));
  return new Response(stream as unknown as BodyInit, {
    headers: {
      ...noStore,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* encodeChunks(chunks: AsyncIterable<string>, requestId: string | undefined) {
  const encoder = new TextEncoder();
  try {
    for await (const chunk of chunks) yield encoder.encode(chunk);
  } catch (error) {
    log("error", { requestId, code: "export_aborted", error: formatError(error) });
    throw error;
  }
}
