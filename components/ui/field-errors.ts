import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
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

type NamedError = { name: string; message: string; ref: FieldError["ref"] };

/** Returns false for a group of fields, even if a field is named "type" or "message". */
const isFieldError = (error: object): error is FieldError =>
  ("type" in error && typeof error.type === "string") ||
  ("message" in error && typeof error.message === "string");

/** Lists errors with their paths, such as "people.0.name". A list's own error has the list's path: "people". */
export function listFieldErrors(errors: object, parent = ""): NamedError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, object | undefined]) => {
    if (!error) return [];
    const name = [parent, key === "root" ? "" : key].filter(Boolean).join(".");
    if (!isFieldError(error)) return listFieldErrors(error, name);
    return [{ name, message: error.message ?? "", ref: error.ref }];
  });
}
