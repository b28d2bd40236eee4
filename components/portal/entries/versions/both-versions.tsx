"use client";

import { Loader } from "@mantine/core";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { EntryPreview } from "../../preview/entry-preview";
import type { Preview } from "../../preview/preview";
import type { EntryDto, EntryKind } from "../entry-kind";
import { useStored } from "./use-versions";
import styles from "./versions.module.css";

type BothVersionsProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  /** What the form would save; null while this dialog is closed. */
  mine: Dto | null;
  Preview: Preview<Dto>;
  onClose: () => void;
};

/** What somebody else has saved, beside what is in the form. */
export function BothVersions<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  mine,
  Preview,
  onClose,
}: BothVersionsProps<Dto, Values, Input>) {
  return (
    <Dialog
      opened={mine !== null}
      onClose={onClose}
      title="Theirs and yours"
      size="84rem"
      fullScreenOnPhone
    >
      {mine && <Both kind={kind} mine={mine} Preview={Preview} />}
    </Dialog>
  );
}

type BothProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  mine: Dto;
  Preview: Preview<Dto>;
};

function Both<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  mine,
  Preview,
}: BothProps<Dto, Values, Input>) {
  const theirs = useStored<Dto>(kind.path, mine.id);
  if (theirs.isPending) return <Loader aria-label="Loading what was saved" />;
  if (theirs.isError) return <FailureNotice error={theirs.error} action="look" />;
  return (
    <div className={styles.shown}>
      <p className={styles.aside}>
        Copy from theirs what you want to keep, close this, and paste it into yours. Then overwrite.
      </p>
      <div className={styles.both}>
        <EntryPreview draft={theirs.data} Preview={Preview} label="Theirs" note="Theirs, saved" />
        <EntryPreview draft={mine} Preview={Preview} label="Yours" note="Yours, not saved" />
      </div>
    </div>
  );
}
