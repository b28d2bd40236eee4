import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it comes over the wire. */
export type Answer = { status: number; headers: [string, string][]; body: Buffer };

/** Node sets these for each answer itself. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Asks once, and takes nothing apart: a compressed body stays compressed. */
export function ask(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, async (response) => {
      const body = await buffer(response);
      const pairs = response.rawHeaders.flatMap((name, index, all): [string, string][] =>
        index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
      );
      const kept = pairs.filter(([name]) => !OF_THE_CONNECTION.has(name.toLowerCase()));
      resolve({ status: response.statusCode ?? 0, headers: kept, body });
    });
    asked.on("error", reject).end();
  });
}
