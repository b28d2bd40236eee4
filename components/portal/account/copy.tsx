"use client";

import { CopyButton } from "@mantine/core";
import { ActionButton } from "@/components/portal/forms/action-button";

type CopyProps = {
  text: string;
  label: string;
  /** Names the subject for screen readers, where several buttons have the same label. */
  about?: string;
};

/** Puts a text on the clipboard, and says so. */
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
