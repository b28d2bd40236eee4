"use client";

import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { Dialog } from "../dialogs/dialog";
import type { Preview } from "../preview/preview";
import { useNoStrayDrops } from "../uploads/use-no-stray-drops";
import { EntryForm, type EntryFormHandle } from "./entry-form";
import type { EntryDto, EntryKind } from "./entry-kind";

type EntryDialogProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  /** The entry to change, or null to make one. */
  entry: Dto | null;
  Preview: Preview<Dto>;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
};

/** The one dialog that makes and changes entries. It asks before typed text is lost. */
export function EntryDialog<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  Preview,
  opened,
  onClose,
  onSaved,
}: EntryDialogProps<Dto, Values, Input>) {
  const form = useRef<EntryFormHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const leave = () => {
    if (!form.current?.isDirty()) return onClose();
    // A moment later, or the very Escape that asks would also answer the question.
    setTimeout(() => setAsking(true));
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  useNoStrayDrops(opened);
  useWindowEvent("beforeunload", (event) => {
    if (form.current?.isDirty()) event.preventDefault();
  });
  return (
    <>
      <Dialog
        opened={opened}
        onClose={leave}
        closeOnEscape={!isAsking}
        title={entry ? kind.dialogTitle.edit : kind.dialogTitle.create}
        size={isPreviewing ? "84rem" : "54rem"}
        tall
        onExitTransitionEnd={() => setPreviewing(false)}
      >
        <EntryForm
          kind={kind}
          entry={entry}
          ref={form}
          Preview={Preview}
          isPreviewing={isPreviewing}
          onPreview={setPreviewing}
          onCancel={leave}
          onSaved={onSaved}
        />
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        question="Discard your changes?"
        yes="Discard"
        no="Keep editing"
        onYes={discard}
        onNo={() => setAsking(false)}
      >
        <p>Your changes have not been saved.</p>
      </ConfirmDialog>
    </>
  );
}
