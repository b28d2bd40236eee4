"use client";

import { TextInput, type TextInputProps } from "@mantine/core";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useField } from "./use-field";

type TextFieldProps<Values extends FieldValues> = TextInputProps & { name: FieldPath<Values> };

/** A line of text of the form around it, with its message under it. */
export function TextField<Values extends FieldValues>({ name, ...props }: TextFieldProps<Values>) {
  return <TextInput size="md" withAsterisk={false} {...props} {...useField<Values>(name)} />;
}
