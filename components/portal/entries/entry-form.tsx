"use client";

import { type Ref, useImperativeHandle, useRef } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { ActionButton } from "../action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { isConflict } from "../portal-request";
import styles from "./entry-form.module.css";
import type { EntryDto, EntryKind } from "./entry-kind";
import { useSaveEntry } from "./use-entry-mutation";

/** What the dialog around the form can ask it, at any moment. */
export type EntryFormHandle = { isDirty: () => boolean };

type EntryFormProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  entry: Dto | null;
  ref: Ref<EntryFormHandle>;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form of an entry. A save that fails keeps all that was typed and says why. */
export function EntryForm<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  ref,
  onCancel,
  onSaved,
}: EntryFormProps<Dto, Values, Input>) {
  const values = entry ? kind.toValues(entry) : kind.emptyValues;
  const form = useForm<Values, unknown, Input>({
    resolver: kind.resolver,
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const save = useSaveEntry(kind, entry);
  const isSending = useRef(false);

  useImperativeHandle(
    ref,
    () => ({
      isDirty: () =>
        Object.entries(form.getValues()).some(([name, value]) => value !== values[name]),
    }),
    [form, values],
  );

  const sendWith = (overwrite: boolean) => async (input: Input) => {
    // The button is disabled only from the next render on; a second Enter can be faster.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync({ input, overwrite });
      onSaved();
    } catch (error) {
      showFieldErrors(form, error);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(sendWith(false))(event)}
      >
        <ErrorSummary form={form} />
        <kind.Fields />
        <div className={styles.footer}>
          {save.error && <FailureNotice error={save.error} action="save" />}
          {isConflict(save.error) && (
            <ActionButton
              look="outline"
              busy={save.isPending}
              onClick={() => void form.handleSubmit(sendWith(true))()}
            >
              Save mine over it
            </ActionButton>
          )}
          <div className={styles.actions}>
            <ActionButton look="outline" onClick={onCancel}>
              Cancel
            </ActionButton>
            <ActionButton type="submit" busy={save.isPending}>
              Save
            </ActionButton>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
