import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { HttpError } from "@/lib/http/client";

/** Shows the server's messages under their fields. Returns false if the error has no field messages. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const fields = Object.entries((error instanceof HttpError && error.body?.fields) || {});
  for (const [name, message] of fields) form.setError(name as Path<Values>, { message });
  return fields.length > 0;
}
