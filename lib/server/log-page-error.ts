import "server-only";
import type { Instrumentation } from "next";
import { errorText, log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";
import { currentRequestId } from "@/lib/core/request-id";

const digestOf = (error: unknown) =>
  typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : null;

/**
 * Logs what Next caught while it made an answer: the page's own error, and the digest that the
 * visitor's page and Next's own lines carry. Errors of the API come to lib/http/route.
 */
export const logPageError: Instrumentation.onRequestError = (error, request, context) => {
  log("error", {
    code: "page_failed",
    requestId: currentRequestId(),
    method: request.method,
    path: redactPath(request.path),
    route: context.routePath,
    digest: digestOf(error),
    error: errorText(error),
  });
};
