"use client";

import { CopyButton } from "@mantine/core";
import { ActionButton } from "@/components/portal/forms/action-button";

/** Puts a text on the clipboard, and says so. */
export function Copy({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <ActionButton variant="outline" onClick={copy}>
          {copied ? "Copied" : label}
        </ActionButton>
      )}
    </CopyButton>
  );
}
