"use client";

import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useField } from "./use-field";

type SelectFieldProps<Values extends FieldValues> = Omit<NativeSelectProps, "data"> & {
  name: FieldPath<Values>;
  /** Labels by value, in display order. */
  options: Record<string, string>;
};

/** Uses the browser's native list, which works well on phones. */
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
