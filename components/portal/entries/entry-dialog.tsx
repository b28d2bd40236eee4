"use client";

import { useWindowEvent } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { focusLater } from "../dialogs/focus-later";
import { Dialog } from "../dialogs/dialog";
import type { Preview } from "../preview/preview";
import { useNoStrayDrops } from "../uploads/use-no-stray-drops";
import { EntryForm, type EntryFormHandle } from "./entry-form";
import type { EntryDto, EntryKind } from "./entry-kind";
import { forgetUnsaved, type Unsaved } from "./unsaved";
import { UnsavedOffer } from "./unsaved-offer";
import { BothVersions } from "./versions/both-versions";
import { EarlierVersions } from "./versions/earlier-versions";

type EntryDialogProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  /** The entry to change, or null to make one. */
  entry: Dto | null;
  /** What was typed here before and not saved. */
  unsaved: Unsaved<Values> | undefined;
  Preview: Preview<Dto>;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
};

/** The one dialog that makes and changes entries. It asks before typed text is lost. */
export function EntryDialog<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  unsaved,
  Preview,
  opened,
  onClose,
  onSaved,
}: EntryDialogProps<Dto, Values, Input>) {
  const form = useRef<EntryFormHandle>(null);
  const [asking, setAsking] = useState<"discard" | "leave" | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  /** Open while it looks at earlier versions: whether the form has something unsaved. */
  const [lookingBack, setLookingBack] = useState<{ isChanged: boolean } | null>(null);
  /** What the form would save, while it is beside what somebody else has saved. */
  const [mine, setMine] = useState<Dto | null>(null);
  /** What an earlier version puts into the form. */
  const [earlier, setEarlier] = useState<Unsaved<Values>>();
  const leave = () => {
    if (!form.current?.isDirty()) return onClose();
    const question = form.current.isSaving() ? "leave" : "discard";
    // A moment later, or the very Escape that asks would also answer the question.
    setTimeout(() => setAsking(question));
  };
  const close = (end: () => void) => {
    setAsking(null);
    end();
  };
  const discard = () => {
    form.current?.forget();
    close(onClose);
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
        closeOnEscape={!asking && !lookingBack && !mine}
        title={entry ? kind.dialogTitle.edit : kind.dialogTitle.create}
        size={isPreviewing ? "84rem" : "54rem"}
        fullScreenOnPhone
        onExitTransitionEnd={() => {
          setPreviewing(false);
          setEarlier(undefined);
        }}
      >
        <WithUnsaved kind={kind} entry={entry} unsaved={unsaved}>
          {(restored) => (
            <EntryForm
              key={earlier?.changedAt}
              kind={kind}
              entry={entry}
              restored={earlier ?? restored}
              ref={form}
              Preview={Preview}
              isPreviewing={isPreviewing}
              onPreview={setPreviewing}
              onEarlier={
                entry !== null && entry.version > 1
                  ? () => setLookingBack({ isChanged: form.current?.isDirty() ?? false })
                  : undefined
              }
              onCompare={setMine}
              onCancel={leave}
              onSaved={() => close(onSaved)}
            />
          )}
        </WithUnsaved>
      </Dialog>
      {entry && (
        <EarlierVersions
          kind={kind}
          entry={entry}
          Preview={Preview}
          opened={lookingBack !== null}
          isChanged={lookingBack?.isChanged ?? false}
          onClose={() => setLookingBack(null)}
          onRestore={(was) => {
            const { version } = entry;
            setEarlier({ values: kind.toValues(was), version, changedAt: Date.now() });
            setLookingBack(null);
            focusLater(form);
          }}
        />
      )}
      <BothVersions kind={kind} mine={mine} Preview={Preview} onClose={() => setMine(null)} />
      <ConfirmDialog
        opened={asking === "discard"}
        question="Discard your changes?"
        yes="Discard"
        no="Keep editing"
        onYes={discard}
        onNo={() => setAsking(null)}
      >
        <p>Your changes have not been saved.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === "leave"}
        question="Close while it is being saved?"
        yes="Close"
        no="Wait"
        onYes={() => close(onClose)}
        onNo={() => setAsking(null)}
      >
        <p>It may be on the site already. Closing does not undo that.</p>
      </ConfirmDialog>
    </>
  );
}

type WithUnsavedProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  entry: Dto | null;
  unsaved: Unsaved<Values> | undefined;
  children: (restored: Unsaved<Values> | undefined) => ReactNode;
};

/** The form, once it is known whether it begins with what was not saved. */
function WithUnsaved<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  unsaved,
  children,
}: WithUnsavedProps<Dto, Values, Input>) {
  const [answer, setAnswer] = useState<"restore" | "discard" | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (answer !== null) form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [answer]);
  if (unsaved && answer === null) {
    return (
      <UnsavedOffer
        changedAt={unsaved.changedAt}
        onRestore={() => setAnswer("restore")}
        onDiscard={() => {
          void forgetUnsaved(kind.path, entry);
          setAnswer("discard");
        }}
      />
    );
  }
  return <div ref={form}>{children(answer === "restore" ? unsaved : undefined)}</div>;
}
