import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

const describeProblem = ({ validity }: HTMLInputElement): string =>
  validity.badInput
    ? "This date is incomplete or does not exist. Correct it or clear the field."
    : "The year must have four digits.";

/** Rejects dates that the browser finds invalid. Incomplete dates have the value "" and would be saved as no date. */
export function rejectInvalidDates<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const invalidFields = Object.values(options.fields).filter(
      ({ ref }) => ref instanceof HTMLInputElement && ref.type === "date" && !ref.validity.valid,
    );
    if (invalidFields.length === 0) return result;
    const dateErrors = invalidFields.map(({ name, ref }) => [
      name,
      { type: "date", message: describeProblem(ref as HTMLInputElement), ref },
    ]);
    const errors = { ...result.errors, ...Object.fromEntries(dateErrors) } as FieldErrors<Values>;
    return { values: {}, errors };
  };
}
