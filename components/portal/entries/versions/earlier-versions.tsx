"use client";

import { Loader } from "@mantine/core";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { formatLocalDateTime } from "../../lists/local-date-time";
import type { Preview } from "../../preview/preview";
import type { EntryEditor, StoredDto } from "../entry-editor";
import { useVersions } from "./use-versions";
import { VersionBrowser } from "./version-browser";
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
  const versions = useVersions(editor.entity, entry.id);
  if (versions.isPending) return <Loader aria-label="Loading earlier versions" />;
  if (versions.isError) return <FailureNotice error={versions.error} action="try" />;
  if (versions.data.length === 0) return <p>There are no earlier versions.</p>;
  return (
    <VersionBrowser
      label="Earlier versions"
      versions={versions.data}
      renderVersion={({ replacedAt, replacedBy }) => (
        <>
          <strong>Replaced {formatLocalDateTime(replacedAt)}</strong>
          <span className={styles.aside}>by {replacedBy}</span>
        </>
      )}
      note={
        isChanged
          ? "Restoring replaces what you have typed. Visitors see the restored version once you update."
          : "Restoring puts this version into the form. Visitors see this version once you update."
      }
      previewLabel="Earlier version"
      Preview={Preview}
      onRestore={(_, earlierEntry) => onRestore(earlierEntry)}
    />
  );
}
