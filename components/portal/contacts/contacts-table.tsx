"use client";

import { IconMailExclamation, IconNote } from "@tabler/icons-react";
import { written } from "@/components/ui/written";
import { type ContactField, contactFields } from "@/lib/contacts/fields";
import type { ContactRowDto } from "@/lib/contacts/row-schema";
import type { ContactDto } from "@/lib/contacts/schema";
import { counted } from "../lists/counted";
import { DataTable } from "../lists/data-table";
import { shortDateTime } from "../lists/local-date-time";
import { ContactName } from "./contact-name";
import { ContactValue } from "./contact-value";
import styles from "./contacts-table.module.css";
import { RowAnswer } from "./row-answer";
import { useRows } from "./use-rows";

type ContactsTableProps = {
  contacts: ContactDto[];
  /** Spam is not: nobody waits for an answer. */
  areAnswered: boolean;
  onOpen: (contact: ContactDto) => void;
};

/** The message has the rest. */
const widths = { text: "30%", email: "22%", tel: "15%", message: undefined };

/** The table of leads. */
export function ContactsTable({ contacts, areAnswered, onOpen }: ContactsTableProps) {
  const rows = useRows(contacts.map(({ id }) => id));
  const cellOf = (contact: ContactDto, { name, kind }: ContactField) => {
    if (kind === "message")
      return (
        <span {...written(contact[name])} className={styles.message}>
          {contact[name]}
        </span>
      );
    if (name !== "name") {
      return <ContactValue kind={kind} value={contact[name]} className={styles.link} />;
    }
    const row = rows.data?.find(({ id }) => id === contact.id);
    return (
      <div className={styles.lead}>
        <ContactName contact={contact} onOpen={onOpen} className={styles.name} />
        {row?.isUndelivered && <UndeliveredMark />}
        {row && <About row={row} />}
        {row && areAnswered && <RowAnswer name={contact.name} row={row} />}
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
        cell: (contact) => cellOf(contact, field),
      }))}
    />
  );
}

/** Stands beside the name of a lead that could not be mailed, not yet, or not to everybody. */
function UndeliveredMark() {
  return (
    <span className={styles.mark}>
      <IconMailExclamation size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">Not emailed to everyone</span>
    </span>
  );
}

/** When a lead came, which page brought it, and whether there are notes. */
function About({ row: { createdAt, source, noteCount } }: { row: ContactRowDto }) {
  return (
    <p className={styles.about}>
      <time dateTime={createdAt}>{shortDateTime(createdAt)}</time>
      {noteCount > 0 && (
        <span className={styles.notes} title={counted(noteCount, "note")}>
          <IconNote size={16} stroke={1.75} aria-hidden="true" />
          {noteCount}
          <span className="visually-hidden"> {noteCount === 1 ? "note" : "notes"}</span>
        </span>
      )}
      {source && <span className={styles.source}>{source.title ?? source.path}</span>}
    </p>
  );
}
