"use client";

import { Checkbox, TextInput } from "@mantine/core";
import type { KeyboardEventHandler, Ref } from "react";

import styles from "./url-panel.module.css";

export type ImageAlt = { text: string; isDecoration: boolean };

export const findAltError = ({ text, isDecoration }: ImageAlt) =>
  isDecoration || text.trim() !== "" ? null : "Describe the image, or mark it as decorative.";

type AlternativeTextProps = {
  value: ImageAlt;
  onChange: (value: ImageAlt) => void;
  error: string | null;
  ref: Ref<HTMLInputElement>;
  autoFocus: boolean;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  inputProps: Record<`data-${string}`, string>;
};

/** Asks staff to describe the image or to mark it as decorative (WCAG 1.1.1). */
export function AlternativeText(props: AlternativeTextProps) {
  const { value, onChange, error, ref, autoFocus, onKeyDown, inputProps } = props;
  return (
    <>
      <TextInput
        {...inputProps}
        ref={ref}
        size="md"
        label="Alternative text"
        description="Describes the image for people who cannot see it."
        value={value.isDecoration ? "" : value.text}
        disabled={value.isDecoration}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        error={error}
        autoFocus={autoFocus}
        errorProps={{ role: "alert" }}
      />
      <Checkbox
        {...inputProps}
        classNames={{ input: styles.check }}
        label="Decorative: adds nothing to the text"
        checked={value.isDecoration}
        onChange={(event) => onChange({ ...value, isDecoration: event.currentTarget.checked })}
      />
    </>
  );
}
