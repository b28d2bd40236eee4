"use client";

import { CopyButton } from "@mantine/core";
import { ActionButton } from "@/components/portal/forms/action-button";

type CopyProps = {
  text: string;
  label: string;
  /** Added to the label for screen readers when several buttons share it. */
  about?: string;
};

export function Copy({ text, label, about }: CopyProps) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <ActionButton variant="outline" onClick={copy}>
          {copied ? "Copied" : label}
          {about && <span className="visually-hidden"> of {about}</span>}
        </ActionButton>
      )}
    </CopyButton>
  );
}
