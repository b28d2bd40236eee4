"use client";

import type { ReactNode } from "react";
import type { FieldPath } from "react-hook-form";
import type { FirmDetails } from "@/lib/firm/schema";
import { TextAreaField, TextField } from "@/components/portal/forms/text-field";
import { UploadField } from "@/components/portal/forms/upload-field";
import styles from "./fields.module.css";

type FieldProps = {
  name: FieldPath<FirmDetails>;
  label: string;
  description?: string;
  required?: boolean;
  "data-autofocus"?: boolean;
};

/** Aligns labels, descriptions and inputs of neighbouring fields. */
const parts = {
  root: styles.field,
  label: styles.label,
  description: styles.description,
  wrapper: styles.input,
  error: styles.error,
};

const wideParts = { ...parts, root: `${styles.field} ${styles.wide}`, input: styles.lines };

export function LineField(props: FieldProps) {
  return <TextField<FirmDetails> autoComplete="off" classNames={parts} {...props} />;
}

export function PhoneField(props: FieldProps) {
  return <TextField<FirmDetails> type="tel" autoComplete="off" classNames={parts} {...props} />;
}

export function EmailField(props: FieldProps) {
  return <TextField<FirmDetails> type="email" autoComplete="off" classNames={parts} {...props} />;
}

export function NumberField(props: FieldProps) {
  return (
    <TextField<FirmDetails> inputMode="decimal" autoComplete="off" classNames={parts} {...props} />
  );
}

export function LinkField(props: FieldProps) {
  return (
    <TextField<FirmDetails>
      type="url"
      inputMode="url"
      autoComplete="off"
      classNames={parts}
      {...props}
    />
  );
}

export function LinesField(props: FieldProps) {
  return <TextAreaField<FirmDetails> autoComplete="off" classNames={wideParts} {...props} />;
}

/** A text with an unconfirmed default (lib/firm/default-texts.ts). */
export function DefaultTextField(props: FieldProps) {
  return (
    <LinesField
      description="The default wording is not confirmed in the regulator’s own text. Check it before you save."
      {...props}
    />
  );
}

export function ImageField(props: FieldProps) {
  return (
    <div className={styles.wide}>
      <UploadField<FirmDetails> purpose="image" autoComplete="off" {...props} />
    </div>
  );
}

type FieldGridProps = {
  /** Width of a column. Two columns of numbers fit on a phone. */
  width?: "text" | "short text" | "number";
  children: ReactNode;
};

export function FieldGrid({ width = "text", children }: FieldGridProps) {
  return (
    <div className={styles.grid} data-width={width}>
      {children}
    </div>
  );
}

export function FieldGroup({ title, ...grid }: FieldGridProps & { title: string }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <FieldGrid {...grid} />
    </fieldset>
  );
}

type OfficerPath =
  | `company.${"grievance" | "dataProtection" | "accessibility"}`
  | `adviser.${"principalOfficer" | "complianceOfficer"}`
  | "loans.grievance";

export function OfficerFields({ name, title }: { name: OfficerPath; title: string }) {
  return (
    <FieldGroup title={title} width="short text">
      <LineField name={`${name}.name`} label="Name" />
      <PhoneField name={`${name}.phone`} label="Phone" />
      <EmailField name={`${name}.email`} label="Email" />
    </FieldGroup>
  );
}
