"use client";

import { nanoid } from "nanoid";
import {
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { rejectInvalidDates } from "../forms/invalid-dates";
import { EntryPreview } from "../preview/entry-preview";
import type { Preview } from "../preview/preview";
import { UnfinishedContext, useUnfinishedCounts } from "../uploads/unfinished";
import { AdvertisingNotice } from "./advertising/advertising-notice";
import { EntryFormFooter } from "./entry-form-footer";
import styles from "./entry-form.module.css";
import type { EntryEditor, ServerFields, StoredDto } from "./entry-editor";
import type { UnsavedText } from "./unsaved-text";
import { useStoreUnsavedText } from "./use-store-unsaved-text";
import { type SaveMode, useSaveEntry } from "./use-entry-mutation";

/** Unsaved text, or an earlier version, which has no key. */
export type RestoredText<Values> = Omit<UnsavedText<Values>, "key"> & { key?: string };

export type EntryFormHandle = {
  isDirty: () => boolean;
  isSaving: () => boolean;
  discard: () => void;
  focus: () => void;
};

type EntryFormProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  entry: Dto | null;
  /** Used as initial values instead of the entry's. */
  restored: RestoredText<Values> | undefined;
  ref: Ref<EntryFormHandle>;
  Preview: Preview<Dto>;
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  /** Undefined if there are no earlier versions. */
  onShowVersions: (() => void) | undefined;
  onCompare: (mine: Dto) => void;
  onCancel: () => void;
  onSaved: () => void;
};

function useEntryForm<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor,
  entry,
  restored,
  ref,
  onPreview,
  onSaved,
}: EntryFormProps<Dto, Values, Input>) {
  const { path } = editor;
  const [values] = useState(() => (entry ? editor.toValues(entry) : editor.creation?.newValues()));
  const form = useForm<Values, unknown, Input>({
    resolver: rejectInvalidDates(editor.resolver),
    defaultValues: (restored?.values ?? values) as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const version = restored?.version ?? entry?.version ?? null;
  const [key] = useState(() => restored?.key ?? nanoid());
  const { unfinished, changeUnfinishedCount } = useUnfinishedCounts();
  const isChanged = useCallback(
    () => Object.entries(form.getValues()).some(([name, value]) => !isSame(value, values?.[name])),
    [form, values],
  );
  const discard = useStoreUnsavedText({ form, path, entry, version, key, isChanged });
  const { saving, storedEntry } = useSaveEntry(editor, entry, version, key, discard);
  const element = useRef<HTMLFormElement>(null);
  // `isSubmitting` also covers the validation before the save.
  const isSaving = form.formState.isSubmitting || saving.isPending;

  useImperativeHandle(
    ref,
    () => ({
      isDirty: () => Object.values(unfinished).some((count) => count > 0) || isChanged(),
      isSaving: () => isSaving,
      discard: () => void discard(),
      focus: () => element.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(),
    }),
    [unfinished, isChanged, isSaving, discard],
  );

  const sendOnce = useSingleFlight(async (input: Input, mode: SaveMode) => {
    try {
      await saving.mutateAsync({ input, mode });
      // Skipped if this form was closed, because another form may be open.
      if (element.current) onSaved();
    } catch (error) {
      if (showFieldErrors(form, error)) onPreview(false);
    }
  });
  const buildDraft = () => editor.toDraft(form.getValues(), getServerFields(storedEntry));
  const send = (mode: SaveMode) =>
    void form.handleSubmit(
      (input) => sendOnce(input, mode),
      () => onPreview(false),
    )();
  return { form, element, saving, isSaving, unfinished, changeUnfinishedCount, buildDraft, send };
}

const findScroller = (form: RefObject<HTMLElement | null>) =>
  form.current?.closest("[role=dialog]");

/** Shows the preview from its top, and the form where it was. Returns a function to call before the preview. */
function useScrollPosition(form: RefObject<HTMLElement | null>, isPreviewing: boolean) {
  const position = useRef(0);
  useLayoutEffect(() => {
    const scroller = findScroller(form);
    if (scroller) scroller.scrollTop = isPreviewing ? 0 : position.current;
  }, [form, isPreviewing]);
  return () => {
    position.current = findScroller(form)?.scrollTop ?? 0;
  };
}

export function EntryForm<Dto extends StoredDto, Values extends FieldValues, Input>(
  props: EntryFormProps<Dto, Values, Input>,
) {
  const { editor, entry, Preview, isPreviewing, onPreview, onShowVersions, onCompare, onCancel } =
    props;
  const { form, element, saving, isSaving, unfinished, changeUnfinishedCount, buildDraft, send } =
    useEntryForm(props);
  const storeScrollPosition = useScrollPosition(element, isPreviewing);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Moves the focus to the button, because the fields become inert.
          (event.nativeEvent as SubmitEvent).submitter?.focus();
          send("checked");
        }}
      >
        {/* Text typed during a save would not be saved. */}
        <div hidden={isPreviewing} inert={isSaving} className={styles.fields}>
          <ErrorSummary form={form} />
          <UnfinishedContext value={changeUnfinishedCount}>
            <editor.Fields />
          </UnfinishedContext>
        </div>
        {isPreviewing && <EntryPreview draft={buildDraft()} Preview={Preview} />}
        <EntryFormFooter
          isNew={entry === null}
          error={saving.error}
          isBusy={saving.isPending}
          unfinished={unfinished}
          isPreviewing={isPreviewing}
          onPreview={() => {
            if (!isPreviewing) storeScrollPosition();
            onPreview(!isPreviewing);
          }}
          onShowVersions={onShowVersions}
          onCompare={() => onCompare(buildDraft())}
          onCancel={onCancel}
          onSend={send}
        >
          <AdvertisingNotice listTexts={editor.listTexts} />
        </EntryFormFooter>
      </form>
    </FormProvider>
  );
}

/** Converts only lists and objects to JSON, because texts may be long. */
const isSame = (value: unknown, other: unknown) =>
  value === other || (typeof value === "object" && JSON.stringify(value) === JSON.stringify(other));

/** Returns the fields that the server sets, or placeholders for the preview of a new entry. */
const getServerFields = (stored: StoredDto | null): ServerFields => ({
  id: "new",
  createdAt: new Date().toISOString(),
  version: 1,
  ...stored,
});
