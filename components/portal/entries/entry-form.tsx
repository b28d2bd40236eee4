"use client";

import { nanoid } from "nanoid";
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useForm,
} from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { refuseHalfDates } from "../forms/half-dates";
import { EntryPreview } from "../preview/entry-preview";
import type { Preview } from "../preview/preview";
import { Unfinished, type UnfinishedCounts } from "../uploads/unfinished";
import { EntryFormFooter } from "./entry-form-footer";
import styles from "./entry-form.module.css";
import type { EntryDto, EntryKind } from "./entry-kind";
import type { Unsaved } from "./unsaved";
import { useKeptUnsaved } from "./use-kept-unsaved";
import { type SaveMode, useSaveEntry } from "./use-entry-mutation";

/** What the dialog around the form can ask it, at any moment. */
export type EntryFormHandle = {
  isDirty: () => boolean;
  isSaving: () => boolean;
  /** Forgets what was typed: the form closes without a save. */
  forget: () => void;
  /** Puts the focus into the first field. */
  focus: () => void;
};

type EntryFormProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  entry: Dto | null;
  /** What the form begins with in place of the entry. */
  restored: Unsaved<Values> | undefined;
  ref: Ref<EntryFormHandle>;
  Preview: Preview<Dto>;
  /** Whether the preview stands in place of the fields. */
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  /** Opens the earlier versions; undefined where there are none. */
  onEarlier: (() => void) | undefined;
  /** Shows what somebody else has saved beside what the form would save. */
  onCompare: (mine: Dto) => void;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form of an entry. A save that fails keeps all that was typed and says why. */
export function EntryForm<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  restored,
  ref,
  Preview,
  isPreviewing,
  onPreview,
  onEarlier,
  onCompare,
  onCancel,
  onSaved,
}: EntryFormProps<Dto, Values, Input>) {
  const [values] = useState(() => (entry ? kind.toValues(entry) : kind.newValues()));
  const form = useForm<Values, unknown, Input>({
    resolver: refuseHalfDates(kind.resolver),
    defaultValues: (restored?.values ?? values) as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const version = restored?.version ?? entry?.version ?? null;
  const [key] = useState(() => restored?.key ?? nanoid());
  const [unfinished, setUnfinished] = useState<UnfinishedCounts>({ uploads: 0, image: 0, link: 0 });
  const countUnfinished = useCallback(
    (of: keyof UnfinishedCounts, change: 1 | -1) =>
      setUnfinished((now) => ({ ...now, [of]: now[of] + change })),
    [],
  );

  const isChanged = useCallback(
    () => Object.entries(form.getValues()).some(([name, value]) => value !== values[name]),
    [form, values],
  );
  const forget = useKeptUnsaved({ form, path: kind.path, entry, version, key, isChanged });
  const { saving, stored } = useSaveEntry(kind, entry, version, key, forget);
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting } = form.formState;

  useImperativeHandle(
    ref,
    () => ({
      isDirty: () => Object.values(unfinished).some((count) => count > 0) || isChanged(),
      isSaving: () => isSubmitting,
      forget: () => void forget(),
      focus: () => form.setFocus("title" as FieldPath<Values>),
    }),
    [unfinished, isChanged, isSubmitting, forget, form],
  );

  const sendOnce = useSingleFlight(async (input: Input, mode: SaveMode) => {
    try {
      await saving.mutateAsync({ input, mode });
      // Left meanwhile, the form may have made room for another one.
      if (element.current) onSaved();
    } catch (error) {
      if (showFieldErrors(form, error)) onPreview(false);
    }
  });
  const draft = () => kind.toDraft(form.getValues(), originOf(stored));
  const send = (mode: SaveMode) =>
    void form.handleSubmit(
      (input) => sendOnce(input, mode),
      () => onPreview(false),
    )();

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // From a field, which cannot keep the focus now.
          (event.nativeEvent as SubmitEvent).submitter?.focus();
          send("careful");
        }}
      >
        {/* What would be typed now is not in what is being saved. */}
        <div hidden={isPreviewing} inert={isSubmitting} className={styles.fields}>
          <ErrorSummary form={form} />
          <Unfinished value={countUnfinished}>
            <kind.Fields />
          </Unfinished>
        </div>
        {isPreviewing && <EntryPreview draft={draft()} Preview={Preview} />}
        <EntryFormFooter
          error={saving.error}
          busy={saving.isPending}
          unfinished={unfinished}
          isPreviewing={isPreviewing}
          onPreview={() => onPreview(!isPreviewing)}
          onEarlier={onEarlier}
          onCompare={() => onCompare(draft())}
          onCancel={onCancel}
          onSend={send}
        />
      </form>
    </FormProvider>
  );
}

/** An entry that is not stored yet is shown as made now. */
const originOf = (entry: EntryDto | null) =>
  entry ?? { id: "new", createdAt: new Date().toISOString(), version: 1 };
