"use client";

import { Loader } from "@mantine/core";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import type { VersionDto } from "@/lib/entries/version-schema";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { formatLocalDateTime } from "../../lists/local-date-time";
import { EntryPreview } from "../../preview/entry-preview";
import type { Preview } from "../../preview/preview";
import type { EntryEditor, StoredDto } from "../entry-editor";
import { useVersion, useVersions } from "./use-versions";
import styles from "./versions.module.css";

type EarlierVersionsProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  entry: Dto;
  Preview: Preview<Dto>;
  opened: boolean;
  /** True if the form has unsaved text. */
  isChanged: boolean;
  onClose: () => void;
  onRestore: (earlierEntry: Dto) => void;
};

export function EarlierVersions<Dto extends StoredDto, Values extends FieldValues, Input>(
  props: EarlierVersionsProps<Dto, Values, Input>,
) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title="Earlier Versions"
      size="72rem"
      fullScreenOnPhone
    >
      <Versions {...props} />
    </Dialog>
  );
}

function Versions<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  entry,
  Preview,
  isChanged,
  onRestore,
}: EarlierVersionsProps<Dto, Values, Input>) {
  const [selected, setSelected] = useState<VersionDto | null>(null);
  const versions = useVersions(editor.entity, entry.id);
  const version = useVersion<Dto>(selected?.id ?? null);
  const { data: earlierEntry } = version;
  if (versions.isPending) return <Loader aria-label="Loading earlier versions" />;
  if (versions.isError) return <FailureNotice error={versions.error} action="try" />;
  if (versions.data.length === 0) return <p>There are no earlier versions.</p>;
  return (
    <div className={styles.versions}>
      <ol className={styles.list} aria-label="Earlier versions">
        {versions.data.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={selected?.id === item.id}
              onClick={() => setSelected(item)}
            >
              <strong>Replaced {formatLocalDateTime(item.replacedAt)}</strong>
              <span className={styles.aside}>by {item.replacedBy}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.selected}>
        {selected === null && <p className={styles.aside}>Choose a version to see it.</p>}
        {selected && version.isPending && <Loader aria-label="Loading the version" />}
        {version.isError && <FailureNotice error={version.error} action="try" />}
        {earlierEntry !== undefined && (
          <>
            <div className={styles.restore}>
              <p className={styles.aside}>
                {isChanged
                  ? "Restoring replaces what you have typed. Visitors see the restored version once you update."
                  : "Restoring puts this version into the form. Visitors see this version once you update."}
              </p>
              <ActionButton onClick={() => onRestore(earlierEntry)}>Restore</ActionButton>
            </div>
            <EntryPreview
              draft={earlierEntry}
              Preview={Preview}
              label="Earlier version"
              note="This is how visitors saw it."
            />
          </>
        )}
      </div>
    </div>
  );
}
