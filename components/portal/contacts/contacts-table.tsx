"use client";

import { IconMailExclamation } from "@tabler/icons-react";
import { type ContactField, contactFields } from "@/lib/contacts/fields";
import type { ContactDto } from "@/lib/contacts/schema";
import { DataTable } from "../lists/data-table";
import { ContactName } from "./contact-name";
import styles from "./contacts-table.module.css";
import { useUndelivered } from "./use-undelivered";

type ContactsTableProps = {
  contacts: ContactDto[];
  /** Spam is not: nobody has to look for its mails. */
  areMailed: boolean;
  onOpen: (contact: ContactDto) => void;
};

/** The message has the rest. */
const widths = { text: "20%", email: "26%", tel: "18%", message: undefined };

/** The table of leads. */
export function ContactsTable({ contacts, areMailed, onOpen }: ContactsTableProps) {
  const undelivered = useUndelivered(areMailed ? contacts.map(({ id }) => id) : []);
  const isMarked = ({ id }: ContactDto) => undelivered.data?.items.some((each) => each.id === id);
  const cellOf = (contact: ContactDto, { name, kind }: ContactField) => {
    if (kind === "message") return <span className={styles.message}>{contact[name]}</span>;
    if (name !== "name") return contact[name];
    return (
      <div className={styles.lead}>
        <ContactName contact={contact} onOpen={onOpen} className={styles.name} />
        {isMarked(contact) && <UndeliveredMark />}
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
