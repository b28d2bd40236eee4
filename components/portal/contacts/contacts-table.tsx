"use client";

import { IconMailExclamation } from "@tabler/icons-react";
import type { ContactDto } from "@/lib/contacts/schema";
import { ContactName } from "./contact-name";
import styles from "./contacts-table.module.css";
import { useUndelivered } from "./use-undelivered";

type ContactsTableProps = {
  contacts: ContactDto[];
  /** Spam is not: nobody has to look for its mails. */
  areMailed: boolean;
  onOpen: (contact: ContactDto) => void;
};

/**
 * The table of leads. On a phone each row stands as a card; the roles are written out because
 * browsers drop them with the table's own layout.
 */
export function ContactsTable({ contacts, areMailed, onOpen }: ContactsTableProps) {
  const undelivered = useUndelivered(areMailed ? contacts.map(({ id }) => id) : []);
  const isMarked = ({ id }: ContactDto) => undelivered.data?.items.some((each) => each.id === id);
  return (
    <table role="table" aria-label="Contact submissions" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Name</th>
          <th role="columnheader">Email</th>
          <th role="columnheader">Phone</th>
          <th role="columnheader">Message</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {contacts.map((contact) => (
          <tr role="row" key={contact.id}>
            <td role="cell">
              <ContactName contact={contact} onOpen={onOpen} className={styles.name} />
              {isMarked(contact) && <UndeliveredMark />}
            </td>
            <td role="cell">{contact.email}</td>
            <td role="cell">{contact.phone}</td>
            <td role="cell">
              <span className={styles.message}>{contact.message}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
