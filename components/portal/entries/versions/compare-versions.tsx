"use client";

import { Loader } from "@mantine/core";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { EntryPreview } from "../../preview/entry-preview";
import type { Preview } from "../../preview/preview";
import { type EntryEditor, getStoredPath, type StoredDto } from "../entry-editor";
import { useStoredEntry } from "./use-versions";
import styles from "./versions.module.css";

type CompareVersionsProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  /** The form's entry; null closes the dialog. */
  mine: Dto | null;
  Preview: Preview<Dto>;
  onClose: () => void;
};

export function CompareVersions<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  mine,
  Preview,
  onClose,
}: CompareVersionsProps<Dto, Values, Input>) {
  return (
    <Dialog
      opened={mine !== null}
      onClose={onClose}
      title="Both Versions"
      size="84rem"
      fullScreenOnPhone
    >
      {mine && <VersionPair editor={editor} mine={mine} Preview={Preview} />}
    </Dialog>
  );
}

type VersionPairProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  mine: Dto;
  Preview: Preview<Dto>;
};

function VersionPair<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  mine,
  Preview,
}: VersionPairProps<Dto, Values, Input>) {
  const theirs = useStoredEntry<Dto>(getStoredPath(editor, mine));
  if (theirs.isPending) return <Loader aria-label="Loading the saved version" />;
  if (theirs.isError) return <FailureNotice error={theirs.error} action="try" />;
  return (
    <div className={styles.selected}>
      <p className={styles.aside}>
        Copy what you want to keep from the version on the site, close this dialog and paste it into
        yours. Then choose Overwrite with Mine.
      </p>
      <div className={styles.comparison}>
        <EntryPreview
          draft={theirs.data}
          Preview={Preview}
          label="On the site"
          note="On the site"
        />
        <EntryPreview draft={mine} Preview={Preview} label="Yours" note="Yours, not published" />
      </div>
    </div>
  );
}
