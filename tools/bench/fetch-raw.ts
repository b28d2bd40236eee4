import { request } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawResponse = { status: number; headers: [string, string][]; body: Buffer };

const OMITTED_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Sends one request without decoding the response, so a compressed body stays compressed. */
export function fetchRaw(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, async (response) => {
      const body = await buffer(response);
      const pairs = response.rawHeaders.flatMap((name, index, all): [string, string][] =>
        index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
      );
      const headerPairs = pairs.filter(([name]) => !OMITTED_HEADERS.has(name.toLowerCase()));
      resolve({ status: response.statusCode ?? 0, headers: headerPairs, body });
    });
    outgoing.on("error", reject).end();
  });
}
