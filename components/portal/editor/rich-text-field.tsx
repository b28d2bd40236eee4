"use client";

import { Input } from "@mantine/core";
import { useCallback, useId, useRef } from "react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import type { ToolbarKind } from "./kinds";
import styles from "./rich-text-field.module.css";
import { useLoadedEditor } from "./use-loaded-editor";

type RichTextFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  toolbar: ToolbarKind;
};

export function RichTextField<Values extends FieldValues>({
  name,
  label,
  toolbar,
}: RichTextFieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  const { Editor, hasFailed, retry } = useLoadedEditor();
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const focusEditor = useRef<() => void>(() => undefined);
  const { ref, onChange, onBlur } = field;

  const registerFocus = useCallback(
    (focus: () => void) => {
      focusEditor.current = focus;
      // Lets react-hook-form focus the editor.
      ref({ focus });
    },
    [ref],
  );

  return (
    <div>
      <Input.Label
        className={styles.label}
        id={labelId}
        labelElement="div"
        size="md"
        onClick={() => focusEditor.current()}
      >
        {label}
      </Input.Label>
      {Editor && (
        <Editor
          html={String(field.value ?? "")}
          toolbar={toolbar}
          labelId={labelId}
          errorId={fieldState.error ? errorId : null}
          onChange={onChange}
          onBlur={onBlur}
          onReady={registerFocus}
        />
      )}
      {!Editor && (
        <div className={styles.state} role={hasFailed ? "alert" : undefined}>
          {hasFailed ? <EditorFailure onRetry={retry} /> : "Loading the editor..."}
        </div>
      )}
      {fieldState.error && (
        <Input.Error id={errorId} size="md" className={styles.error}>
          {fieldState.error.message}
        </Input.Error>
      )}
    </div>
  );
}

function EditorFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p>
        The editor could not be loaded. This text stays unchanged, and you can save the other
        fields.
      </p>
      <ActionButton variant="outline" onClick={onRetry}>
        Try Again
      </ActionButton>
    </>
  );
}
