"use client";

import { Textarea, type TextareaProps } from "@mantine/core";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useField } from "./use-field";

type TextAreaFieldProps<Values extends FieldValues> = TextareaProps & { name: FieldPath<Values> };

/** Lines of text of the form around it. */
export function TextAreaField<Values extends FieldValues>({
  name,
  ...props
}: TextAreaFieldProps<Values>) {
  return (
    <Textarea size="md" rows={3} withAsterisk={false} {...props} {...useField<Values>(name)} />
  );
}
