"use client";

import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useField } from "./use-field";

type TextFieldProps<Values extends FieldValues> = TextInputProps & { name: FieldPath<Values> };

export function TextField<Values extends FieldValues>({ name, ...props }: TextFieldProps<Values>) {
  return (
    <TextInput size="md" dir="auto" withAsterisk={false} {...props} {...useField<Values>(name)} />
  );
}

type TextAreaFieldProps<Values extends FieldValues> = TextareaProps & { name: FieldPath<Values> };

export function TextAreaField<Values extends FieldValues>({
  name,
  ...props
}: TextAreaFieldProps<Values>) {
  return (
    <Textarea
      size="md"
      dir="auto"
      rows={3}
      withAsterisk={false}
      {...props}
      {...useField<Values>(name)}
    />
  );
}
