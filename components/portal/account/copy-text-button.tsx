"use client";

import { CopyButton } from "@mantine/core";
import { ActionButton } from "@/components/portal/forms/action-button";

type CopyTextButtonProps = {
  text: string;
  label: string;
  /** Tells screen readers which of several buttons with the same label this is. */
  subject?: string;
};

export function CopyTextButton({ text, label, subject }: CopyTextButtonProps) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <ActionButton variant="outline" onClick={copy}>
          {copied ? "Copied" : label}
          {subject && (
            <span className="visually-hidden">
              {copied ? ": " : " of "}
              {subject}
            </span>
          )}
        </ActionButton>
      )}
    </CopyButton>
  );
}
