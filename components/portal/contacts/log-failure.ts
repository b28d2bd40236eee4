import { HttpError } from "@/lib/http/client";

/** Logs, in the words of spec §8, why the contacts did not load. */
export function logFailure(error: Error): void {
  console.error(
    error instanceof HttpError ? new Error(`HTTP error! status: ${error.status}`) : error,
  );
}
