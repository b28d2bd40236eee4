"use client";

import { useWindowEvent } from "@mantine/hooks";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { focusLater } from "../dialogs/focus-later";
import { Dialog } from "../dialogs/dialog";
import type { Preview } from "../preview/preview";
import { usePreventStrayDrops } from "../uploads/use-prevent-stray-drops";
import { EntryForm, type EntryFormHandle, type RestoredText } from "./entry-form";
import { type EntryEditor, getStoredPath, type StoredDto } from "./entry-editor";
import { OtherEditors } from "./other-editors";
import type { FoundText } from "./unsaved-text";
import { UnsavedTexts } from "./unsaved-texts";
import { CompareVersions } from "./versions/compare-versions";
import { EarlierVersions } from "./versions/earlier-versions";

type Question = "discard" | "leave";

type EntryDialogProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  /** Null for a new entry. */
  entry: Dto | null;
  unsavedTexts: FoundText<Values>[];
  Preview: Preview<Dto>;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
};

function useLeaving(form: RefObject<EntryFormHandle | null>, onClose: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  useWindowEvent("beforeunload", (event) => {
    if (form.current?.isDirty()) event.preventDefault();
  });
  const leave = () => {
    if (!form.current?.isDirty()) return onClose();
    const nextQuestion = form.current.isSaving() ? "leave" : "discard";
    // Deferred, because the same Escape press would otherwise also answer the question.
    setTimeout(() => setQuestion(nextQuestion));
  };
  const close = (onClosed: () => void) => {
    setQuestion(null);
    onClosed();
  };
  const questions = (
    <LeaveQuestions
      question={question}
      onDiscard={() => {
        form.current?.discard();
        close(onClose);
      }}
      onLeave={() => close(onClose)}
      onStay={() => setQuestion(null)}
    />
  );
  return { isQuestionOpen: question !== null, leave, close, questions };
}

export function EntryDialog<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  entry,
  unsavedTexts,
  Preview,
  opened,
  onClose,
  onSaved,
}: EntryDialogProps<Dto, Values, Input>) {
  const form = useRef<EntryFormHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  /** Set while earlier versions are shown. `isChanged` means that the form has unsaved text. */
  const [history, setHistory] = useState<{ isChanged: boolean } | null>(null);
  /** The form's entry. Set while it is compared with a colleague's version. */
  const [mine, setMine] = useState<Dto | null>(null);
  const [restoredVersion, setRestoredVersion] = useState<RestoredText<Values>>();
  const { isQuestionOpen, leave, close, questions } = useLeaving(form, onClose);
  usePreventStrayDrops(opened);
  return (
    <>
      <Dialog
        opened={opened}
        onClose={leave}
        closeOnEscape={!isQuestionOpen && !history && !mine}
        title={entry ? editor.dialogTitle : editor.creation?.dialogTitle}
        isTall
        fullScreenOnPhone
        onExitTransitionEnd={() => {
          setPreviewing(false);
          setRestoredVersion(undefined);
        }}
      >
        {entry && <OtherEditors path={getStoredPath(editor, entry)} />}
        <WithUnsavedText editor={editor} entry={entry} unsavedTexts={unsavedTexts}>
          {(restored) => (
            <EntryForm
              key={restoredVersion?.changedAt}
              editor={editor}
              entry={entry}
              restored={restoredVersion ?? restored}
              ref={form}
              Preview={Preview}
              isPreviewing={isPreviewing}
              onPreview={setPreviewing}
              onShowVersions={
                entry !== null && entry.version > 1
                  ? () => setHistory({ isChanged: form.current?.isDirty() ?? false })
                  : undefined
              }
              onCompare={setMine}
              onCancel={leave}
              onSaved={() => close(onSaved)}
            />
          )}
        </WithUnsavedText>
      </Dialog>
      {entry && (
        <EarlierVersions
          editor={editor}
          entry={entry}
          Preview={Preview}
          opened={history !== null}
          isChanged={history?.isChanged ?? false}
          onClose={() => setHistory(null)}
          onRestore={(earlierEntry) => {
            const { version } = entry;
            form.current?.discard();
            setRestoredVersion({
              values: editor.toValues(earlierEntry),
              version,
              changedAt: Date.now(),
            });
            setHistory(null);
            focusLater(form);
          }}
        />
      )}
      <CompareVersions
        editor={editor}
        mine={mine}
        Preview={Preview}
        onClose={() => setMine(null)}
      />
      {questions}
    </>
  );
}

type LeaveQuestionsProps = {
  question: Question | null;
  onDiscard: () => void;
  onLeave: () => void;
  onStay: () => void;
};

function LeaveQuestions({ question, onDiscard, onLeave, onStay }: LeaveQuestionsProps) {
  return (
    <>
      <ConfirmDialog
        opened={question === "discard"}
        question="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>They are not on the site yet.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={question === "leave"}
        question="Close while your changes are being published?"
        confirmLabel="Close"
        cancelLabel="Wait"
        onConfirm={onLeave}
        onCancel={onStay}
      >
        <p>They may already be on the site. Closing does not undo them.</p>
      </ConfirmDialog>
    </>
  );
}

type WithUnsavedTextProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  entry: Dto | null;
  unsavedTexts: FoundText<Values>[];
  children: (restored: RestoredText<Values> | undefined) => ReactNode;
};

function WithUnsavedText<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  entry,
  unsavedTexts,
  children,
}: WithUnsavedTextProps<Dto, Values, Input>) {
  const [choice, setChoice] = useState<{ restored?: FoundText<Values> } | null>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the form, because the prompt's button, which had the focus, has been removed.
    if (choice !== null) container.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [choice]);
  if (unsavedTexts.length > 0 && choice === null) {
    return (
      <UnsavedTexts
        editor={editor}
        entry={entry}
        found={unsavedTexts}
        onRestore={(restored) => setChoice({ restored })}
        onStart={() => setChoice({})}
      />
    );
  }
  return <div ref={container}>{children(choice?.restored)}</div>;
}
