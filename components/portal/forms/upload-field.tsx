"use client";

import { useDebouncedValue } from "@mantine/hooks";
import type { ComponentProps } from "react";
import {
  type FieldPath,
  type FieldValues,
  type PathValue,
  useFormContext,
  useWatch,
} from "react-hook-form";
import { cleanUrl, isOwnPathOrHttpUrl } from "@/lib/core/url";
import type { UploadPurpose } from "@/lib/uploads/schema";
import { UploadArea } from "@/components/portal/uploads/upload-area";
import { TextField } from "./text-field";

/** Images load only once the URL is no longer being typed. */
const TYPING_MS = 400;

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
  const value = useWatch<Values>({ name: field.name }) as string | undefined;
  const [typedUrl] = useDebouncedValue(cleanUrl(value ?? ""), TYPING_MS);
  const change = (url: string) =>
    setValue(field.name, url as PathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <UploadArea
      purpose={purpose}
      label={field.label}
      url={isOwnPathOrHttpUrl(typedUrl) ? typedUrl : null}
      onDone={({ url }) => change(url)}
      onRemove={() => change("")}
    >
      <TextField<Values> {...field} type="url" inputMode="url" />
    </UploadArea>
  );
}
