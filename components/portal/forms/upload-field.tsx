"use client";

import type { ComponentProps } from "react";
import { type FieldPath, type FieldValues, type PathValue, useFormContext } from "react-hook-form";
import type { UploadPurpose } from "@/lib/uploads/schema";
import { UploadArea } from "@/components/portal/uploads/upload-area";
import { TextField } from "./text-field";

type UploadFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextField<Values>>,
  "label" | "type" | "inputMode"
> & {
  name: FieldPath<Values>;
  label: string;
  purpose: UploadPurpose;
};

export function UploadField<Values extends FieldValues>(props: UploadFieldProps<Values>) {
  const { purpose, ...field } = props;
  const { setValue } = useFormContext<Values>();
  return (
    <UploadArea
      purpose={purpose}
      label={field.label}
      onDone={({ url }) =>
        setValue(field.name, url as PathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
          shouldValidate: true,
        })
      }
    >
      <TextField<Values> {...field} type="url" inputMode="url" />
    </UploadArea>
  );
}
