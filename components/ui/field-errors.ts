import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { HttpError } from "@/lib/http/client";

/**
 * Puts what the server said of single fields under those fields; other failures change nothing.
 * Returns whether there was anything of that kind.
 */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const fields = Object.entries((error instanceof HttpError && error.body?.fields) || {});
  for (const [name, message] of fields) form.setError(name as Path<Values>, { message });
  return fields.length > 0;
}
