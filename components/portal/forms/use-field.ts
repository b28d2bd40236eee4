import { type FieldPath, type FieldValues, useFormContext, useFormState } from "react-hook-form";

/** What ties an input to a field of the form around it, and the field's message. */
export function useField<Values extends FieldValues>(name: FieldPath<Values>) {
  const { register, getFieldState } = useFormContext<Values>();
  const { error } = getFieldState(name, useFormState<Values>({ name }));
  return { ...register(name), error: error?.message };
}
