"use client";

import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import styles from "./entry-preview.module.css";
import type { Preview } from "./preview";

type EntryPreviewProps<Dto> = {
  draft: Dto;
  Preview: Preview<Dto>;
  label?: string;
  note?: string;
};

const widths = [
  { value: "wide", label: "Wide" },
  { value: "phone", label: "Phone" },
];

export function EntryPreview<Dto>({
  draft,
  Preview,
  label = "Preview",
  note = "This is how visitors will see it. It is not on the site yet.",
}: EntryPreviewProps<Dto>) {
  const [width, setWidth] = useState("wide");
  return (
    <section aria-label={label} className={styles.preview}>
      <div className={styles.bar}>
        <p>{note}</p>
        <SegmentedControl
          aria-label="Preview width"
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
