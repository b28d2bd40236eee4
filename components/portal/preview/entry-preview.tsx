"use client";

import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import styles from "./entry-preview.module.css";
import type { Preview } from "./preview";

type EntryPreviewProps<Dto> = { draft: Dto; Preview: Preview<Dto> };

const widths = [
  { value: "wide", label: "Wide" },
  { value: "phone", label: "Phone" },
];

/** What is being written, on the page that it is for, before it is saved. */
export function EntryPreview<Dto>({ draft, Preview }: EntryPreviewProps<Dto>) {
  const [width, setWidth] = useState("wide");
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.bar}>
        <p>This is how visitors will see it. Nothing is saved yet.</p>
        <SegmentedControl
          aria-label="Width of the preview"
          className={styles.widths}
          data={widths}
          value={width}
          onChange={setWidth}
        />
      </div>
      <div className={styles.stage} data-width={width}>
        <Preview draft={draft} />
      </div>
    </section>
  );
}
