import "server-only";
import type { ServerResponse } from "node:http";
import { log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";

/** Matches static files, uploads and health checks, which are logged at level debug unless they fail. */
const ROUTINE = /^\/(_next\/static|art|icons|uploads)\/|^\/api\/health$/;

const FIRST_ERROR_STATUS = 400;

type RequestInfo = { requestId: string; method: string | undefined; url: string | undefined };

export function logWhenFinished(
  response: ServerResponse,
  { requestId, method, url }: RequestInfo,
): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const path = redactPath(url ?? "");
    const { statusCode: status, writableFinished } = response;
    const isRoutine = writableFinished && status < FIRST_ERROR_STATUS && ROUTINE.test(path);
    log(isRoutine ? "debug" : "info", {
      code: "request",
      requestId,
      method,
      path,
      status,
      ms: Math.round(performance.now() - startedAt),
      ...(!writableFinished && { aborted: true }),
    });
  });
}
