"use client";

import { Loader } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import type { VersionDto } from "@/lib/entries/version-schema";
import { FailureNotice } from "../../dialogs/failure-notice";
import { EntryPreview } from "../../preview/entry-preview";
import type { Preview } from "../../preview/preview";
import { useVersion } from "./use-versions";
import styles from "./versions.module.css";

type VersionBrowserProps<Dto> = {
  label: string;
  versions: VersionDto[];
  renderVersion: (version: VersionDto) => ReactNode;
  /** The effect of restoring. */
  note: string;
  previewLabel: string;
  Preview: Preview<Dto>;
  isBusy?: boolean;
  onRestore: (version: VersionDto, entry: Dto) => void;
};

/** Lists versions, and shows the selected one before it is restored. */
export function VersionBrowser<Dto>(props: VersionBrowserProps<Dto>) {
  const { label, versions, renderVersion, note, previewLabel, Preview } = props;
  const { isBusy = false, onRestore } = props;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = versions.find(({ id }) => id === selectedId);
  const version = useVersion<Dto>(selected?.id ?? null);
  const entry = selected && version.data;
  return (
    <div className={styles.versions}>
      <ol className={styles.list} aria-label={label}>
        {versions.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={item === selected}
              onClick={() => setSelectedId(item.id)}
            >
              {renderVersion(item)}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.selected}>
        {!selected && <p className={styles.aside}>Choose one to see it.</p>}
        {selected && version.isPending && <Loader aria-label="Loading the version" />}
        {selected && version.isError && <FailureNotice error={version.error} action="try" />}
        {entry && (
          <>
            <div className={styles.restore}>
              <p className={styles.aside}>{note}</p>
              <ActionButton isBusy={isBusy} onClick={() => onRestore(selected, entry)}>
                Restore<span className="visually-hidden"> {selected.title}</span>
              </ActionButton>
            </div>
            <EntryPreview
              draft={entry}
              Preview={Preview}
              label={previewLabel}
              note="This is how visitors saw it."
            />
          </>
        )}
      </div>
    </div>
  );
}
