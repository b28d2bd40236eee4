"use client";

import { Loader } from "@mantine/core";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import type { VersionDto } from "@/lib/entries/version-schema";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { localDateTime } from "../../lists/local-date-time";
import { EntryPreview } from "../../preview/entry-preview";
import type { Preview } from "../../preview/preview";
import type { EntryDto, EntryKind } from "../entry-kind";
import { useVersion, useVersions } from "./use-versions";
import styles from "./versions.module.css";

type EarlierVersionsProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  entry: Dto;
  Preview: Preview<Dto>;
  opened: boolean;
  /** Whether the form has something that is not saved. */
  isChanged: boolean;
  onClose: () => void;
  /** Called with what an earlier version was, to be put into the form. */
  onRestore: (version: Dto) => void;
};

/** What an entry was before: who changed it and when, shown as visitors saw it. */
export function EarlierVersions<Dto extends EntryDto, Values extends FieldValues, Input>(
  props: EarlierVersionsProps<Dto, Values, Input>,
) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title="Earlier versions"
      size="72rem"
      fullScreenOnPhone
    >
      <Versions {...props} />
    </Dialog>
  );
}

/** Mounted while the dialog is open. */
function Versions<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  Preview,
  isChanged,
  onRestore,
}: EarlierVersionsProps<Dto, Values, Input>) {
  const [shown, setShown] = useState<VersionDto | null>(null);
  const versions = useVersions(kind.entity, entry.id);
  const version = useVersion<Dto>(shown?.id ?? null);
  const { data: was } = version;
  if (versions.isPending) return <Loader aria-label="Loading earlier versions" />;
  if (versions.isError) return <FailureNotice error={versions.error} action="look" />;
  if (versions.data.length === 0) return <p>No earlier version is kept.</p>;
  return (
    <div className={styles.versions}>
      <ol className={styles.list} aria-label="Earlier versions">
        {versions.data.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={shown?.id === each.id}
              onClick={() => setShown(each)}
            >
              <strong>Replaced {localDateTime(each.replacedAt)}</strong>
              <span className={styles.aside}>by {each.replacedBy}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.shown}>
        {shown === null && <p className={styles.aside}>Choose a version to see it.</p>}
        {shown && version.isPending && <Loader aria-label="Loading the version" />}
        {version.isError && <FailureNotice error={version.error} action="look" />}
        {was !== undefined && (
          <>
            <div className={styles.restore}>
              <p className={styles.aside}>
                {isChanged
                  ? "Restoring replaces what you have typed. Visitors see it once you save."
                  : "Restoring puts this version into the form. Visitors see it once you save."}
              </p>
              <ActionButton onClick={() => onRestore(was)}>Restore</ActionButton>
            </div>
            <EntryPreview
              draft={was}
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
