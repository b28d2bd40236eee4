"use client";

import { IconMailExclamation, IconNote } from "@tabler/icons-react";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { type ContactField, contactFields } from "@/lib/contacts/fields";
import { describePrivacyRequest } from "@/lib/contacts/privacy-request";
import type { ContactRowDto, ContactDto } from "@/lib/contacts/schema";
import { formatCount } from "../lists/format-count";
import { DataTable } from "../lists/data-table";
import { formatRecentDateTime } from "../lists/local-date-time";
import { ContactName } from "./contact-name";
import { ContactValue } from "./contact-value";
import styles from "./contacts-table.module.css";
import { RowAnswer } from "./row-answer";
import { useRowDetails } from "./use-rows";

type ContactsTableProps = {
  contacts: ContactDto[];
  /** False for spam, which needs no answer. */
  canBeAnswered: boolean;
  onOpen: (contact: ContactDto) => void;
};

/** The message column takes the remaining width. */
const widths = { text: "36%", email: "19%", tel: "14%", message: undefined };

export function ContactsTable({ contacts, canBeAnswered, onOpen }: ContactsTableProps) {
  const rows = useRowDetails(contacts.map(({ id }) => id));
  const renderCell = (contact: ContactDto, { name, kind }: ContactField) => {
    if (kind === "message")
      return (
        <span {...getTextAttributes(contact[name])} className={styles.message}>
          {contact[name]}
        </span>
      );
    if (name !== "name") {
      return <ContactValue kind={kind} value={contact[name]} className={styles.link} />;
    }
    const row = rows.data?.find(({ id }) => id === contact.id);
    return (
      <div className={styles.lead}>
        <div className={styles.who}>
          <ContactName contact={contact} onOpen={onOpen} className={styles.name} />
          {row?.isUndelivered && <UndeliveredMark />}
          {row && <NoteCount count={row.noteCount} />}
          {row && <RowDetails row={row} message={contact.message} />}
        </div>
        {row && canBeAnswered && <RowAnswer name={contact.name} row={row} />}
      </div>
    );
  };
  return (
    <DataTable<ContactDto>
      label="Contact submissions"
      rows={contacts}
      columns={contactFields.map((field) => ({
        title: field.label,
        width: widths[field.kind],
        cell: (contact) => renderCell(contact, field),
      }))}
    />
  );
}

function UndeliveredMark() {
  return (
    <span className={styles.mark}>
      <IconMailExclamation size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">Not emailed to everyone</span>
    </span>
  );
}

function NoteCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.notes} title={formatCount(count, "note")}>
      <IconNote size={16} stroke={1.75} aria-hidden="true" />
      {count}
      <span className="visually-hidden"> {count === 1 ? "note" : "notes"}</span>
    </span>
  );
}

function RowDetails({ row, message }: { row: ContactRowDto; message: string }) {
  const { createdAt, source, answer } = row;
  const request = answer ? null : describePrivacyRequest(message, createdAt);
  return (
    <>
      <p className={styles.about}>
        <time dateTime={createdAt}>{formatRecentDateTime(createdAt)}</time>
        {source && <span className={styles.source}>{source.title ?? source.path}</span>}
      </p>
      {request && <strong className={styles.request}>{request}</strong>}
    </>
  );
}
