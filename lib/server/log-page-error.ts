import "server-only";
import type { Instrumentation } from "next";
import { formatError, log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";
import { getRequestId } from "@/lib/core/request-id";

const readDigest = (error: unknown) =>
  typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : null;

/** Logs an error that Next caught, with the digest that the browser receives. lib/http/route.ts logs API errors. */
export const logPageError: Instrumentation.onRequestError = (error, request, context) => {
  log("error", {
    code: "page_failed",
    requestId: getRequestId(),
    method: request.method,
    path: redactPath(request.path),
    route: context.routePath,
    digest: readDigest(error),
    error: formatError(error),
  });
};
