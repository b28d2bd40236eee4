import { type FieldPath, type FieldValues, useFormContext, useFormState } from "react-hook-form";

export function useField<Values extends FieldValues>(name: FieldPath<Values>) {
  const { register, getFieldState } = useFormContext<Values>();
  const { error } = getFieldState(name, useFormState<Values>({ name }));
  return { ...register(name), error: error?.message };
}
