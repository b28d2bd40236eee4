"use client";

import type { ContactDto } from "@/lib/schemas/contact";
import styles from "./contacts-table.module.css";

type ContactsTableProps = { contacts: ContactDto[]; onOpen: (contact: ContactDto) => void };

/**
 * The table of leads. On a phone each row stands as a card; the roles are written out because
 * browsers drop them with the table's own layout.
 */
export function ContactsTable({ contacts, onOpen }: ContactsTableProps) {
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
              <button type="button" className={styles.name} onClick={() => onOpen(contact)}>
                {contact.name}
              </button>
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
