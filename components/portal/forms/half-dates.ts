import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

const refusalOf = ({ validity }: HTMLInputElement): string =>
  validity.badInput
    ? "This date is not complete or does not exist. Correct it, or clear the field."
    : "The year of this date must have four digits.";

/**
 * Has a resolver also refuse what a date field shows and gives no value for: half a date, or 31 April.
 * Else what stands there would be saved as no date.
 */
export function refuseHalfDates<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const dates = Object.values(options.fields).filter(
      ({ ref }) => ref instanceof HTMLInputElement && ref.type === "date" && !ref.validity.valid,
    );
    if (dates.length === 0) return result;
    const refusals = dates.map(({ name, ref }) => [
      name,
      { type: "date", message: refusalOf(ref as HTMLInputElement), ref },
    ]);
    const errors = { ...result.errors, ...Object.fromEntries(refusals) } as FieldErrors<Values>;
    return { values: {}, errors };
  };
}
