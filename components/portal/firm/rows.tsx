"use client";

import { Input } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from "react-hook-form";
import type { FirmDetails } from "@/lib/firm/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import styles from "./rows.module.css";

type RowsProps<Name extends FieldArrayPath<FirmDetails>> = {
  name: Name;
  title?: string;
  /** Singular, title case: "Lender". */
  noun: string;
  newRow: FieldArray<FirmDetails, Name>;
  /** First field of a row. Its text names the row. */
  nameField: string;
  children: (index: number) => ReactNode;
};

export function Rows<Name extends FieldArrayPath<FirmDetails>>({
  name,
  title,
  noun,
  newRow,
  nameField,
  children,
}: RowsProps<Name>) {
  const { fields, append, remove, move } = useFieldArray<FirmDetails, Name>({ name });
  const { list, addButton, focusAfterChange } = useRowFocus(fields);
  const errorId = useId();
  const errorMessage = useRowsError(name);
  return (
    <div className={styles.rows}>
      {title && <h4 className={styles.title}>{title}</h4>}
      {fields.length > 0 && (
        <ol ref={list} className={styles.list}>
          {fields.map(({ id }, index) => (
            <Row
              key={id}
              number={index + 1}
              textName={`${name}.${index}.${nameField}` as FieldPath<FirmDetails>}
              onMoveUp={() => {
                focusAfterChange({ index: index - 1, isMove: true });
                move(index, index - 1);
              }}
              onRemove={() => {
                focusAfterChange({ index, isMove: false });
                remove(index);
              }}
            >
              {children(index)}
            </Row>
          ))}
        </ol>
      )}
      <ActionButton
        ref={addButton}
        // ErrorSummary finds the button by the name of the list.
        name={name}
        variant="outline"
        leftSection={<IconPlus size={20} stroke={2} aria-hidden="true" />}
        className={styles.add}
        aria-describedby={errorMessage ? errorId : undefined}
        onClick={() => append(newRow, { focusName: `${name}.${fields.length}.${nameField}` })}
      >
        Add {noun}
      </ActionButton>
      {errorMessage && (
        <Input.Error id={errorId} size="md">
          {errorMessage}
        </Input.Error>
      )}
    </div>
  );
}

/** Returns the error of the whole list, such as too many rows. */
function useRowsError(name: FieldArrayPath<FirmDetails>) {
  const { getFieldState } = useFormContext<FirmDetails>();
  const { error } = getFieldState(name, useFormState<FirmDetails>({ name }));
  return error?.root?.message ?? error?.message;
}

type RowChange = { index: number; isMove: boolean };

/** Focuses a moved row's button, the row that follows a removed one, or the Add button. */
function useRowFocus(fields: unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const lastChange = useRef<RowChange | null>(null);
  useEffect(() => {
    if (lastChange.current === null) return;
    const { index, isMove } = lastChange.current;
    lastChange.current = null;
    const row = list.current?.children[Math.min(index, fields.length - 1)];
    const moveButton = isMove ? row?.querySelector<HTMLElement>("[data-move]") : null;
    (moveButton ?? row?.querySelector<HTMLElement>("[role=group]") ?? addButton.current)?.focus();
  }, [fields]);
  const focusAfterChange = (change: RowChange) => {
    lastChange.current = change;
  };
  return { list, addButton, focusAfterChange };
}

type RowProps = {
  number: number;
  textName: FieldPath<FirmDetails>;
  onMoveUp: () => void;
  onRemove: () => void;
  children: ReactNode;
};

function Row({ number, textName, onMoveUp, onRemove, children }: RowProps) {
  const titleId = useId();
  const text = String(useWatch<FirmDetails>({ name: textName }) ?? "").trim();
  const title = text || `Row ${number}`;
  return (
    <li>
      <div role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.row}>
        <div className={styles.head}>
          <p id={titleId} className={styles.name}>
            {title}
          </p>
          <div className={styles.buttons}>
            {number > 1 && (
              <ActionButton variant="subtle" data-move onClick={onMoveUp}>
                Move Up<span className="visually-hidden"> {text || `row ${number}`}</span>
              </ActionButton>
            )}
            <ActionButton variant="subtle" color="danger" onClick={onRemove}>
              Remove<span className="visually-hidden"> {text || `row ${number}`}</span>
            </ActionButton>
          </div>
        </div>
        {children}
      </div>
    </li>
  );
}
