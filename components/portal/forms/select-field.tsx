"use client";

import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useField } from "./use-field";

type SelectFieldProps<Values extends FieldValues> = Omit<NativeSelectProps, "data"> & {
  name: FieldPath<Values>;
  /** What each value is called, in the order of the list. */
  options: Record<string, string>;
};

/** A choice of the form around it: the browser's own list, at home on a phone. */
export function SelectField<Values extends FieldValues>({
  name,
  options,
  ...props
}: SelectFieldProps<Values>) {
  const data = Object.entries(options).map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      size="md"
      withAsterisk={false}
      data={data}
      {...props}
      {...useField<Values>(name)}
    />
  );
}
