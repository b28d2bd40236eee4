import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { HttpError } from "@/lib/http/client";

/** Puts what the server said of single fields under those fields; other failures change nothing. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  const fields = (error instanceof HttpError && error.body?.fields) || {};
  for (const [name, message] of Object.entries(fields)) {
    form.setError(name as Path<Values>, { message });
  }
}
