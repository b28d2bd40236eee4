import "server-only";
import type { ServerResponse } from "node:http";
import { log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";

/** Asked for by every page and every probe: only of interest when it fails. */
const ROUTINE = /^\/(_next\/static|art|icons|uploads)\/|^\/api\/health$/;

const FIRST_FAILURE = 400;

/** What of a request its line tells; who sent it, and what with, is not among it. */
type Asked = { requestId: string; method: string | undefined; url: string | undefined };

/** Writes one line of a request once it is over, whether it was answered or broken off. */
export function logWhenOver(response: ServerResponse, { requestId, method, url }: Asked): void {
  const begun = performance.now();
  response.once("close", () => {
    const path = redactPath(url ?? "");
    const { statusCode: status, writableFinished } = response;
    const isRoutine = writableFinished && status < FIRST_FAILURE && ROUTINE.test(path);
    log(isRoutine ? "debug" : "info", {
      code: "request",
      requestId,
      method,
      path,
      status,
      ms: Math.round(performance.now() - begun),
      ...(!writableFinished && { aborted: true }),
    });
  });
}
