"use client";

import type { ContactDto } from "@/lib/schemas/contact";
import { useDialog } from "../dialogs/use-dialog";
import { ListFrame } from "../lists/list-frame";
import { useList } from "../lists/use-list";
import { ContactDialog } from "./contact-dialog";
import { ContactsTable } from "./contacts-table";
import { logFailure } from "./log-failure";

const PAGE_SIZE = 25;

export type ContactsView = "leads" | "spam";

const filters: Record<ContactsView, string> = { leads: "spam=false", spam: "spam=true" };

const picture = "/art/empty-contacts.svg";

const texts = {
  loading: "Loading contacts...",
  error: "Error loading contacts. Please try again.",
};

const empty = {
  leads: {
    title: "No contacts yet",
    text: "When users submit the contact form, they'll appear here.",
    picture,
  },
  spam: {
    title: "Nothing is marked as spam",
    text: "What looks like spam is kept here, apart from the leads. Nothing is thrown away.",
    picture,
  },
};

type ContactsListProps = { view: ContactsView; onTurn: () => void };

/** One of the two lists of the tab, and the dialog in which a contact is read in full. */
export function ContactsList({ view, onTurn }: ContactsListProps) {
  const list = useList<ContactDto>({
    path: "/api/contacts",
    filter: filters[view],
    pageSize: PAGE_SIZE,
    loadFailed: "Failed to load contacts",
    onFailure: logFailure,
  });
  const detail = useDialog<ContactDto>();
  return (
    <>
      <ListFrame list={list} texts={{ ...texts, empty: empty[view] }} onTurn={onTurn}>
        {(contacts) => <ContactsTable contacts={contacts} onOpen={detail.open} />}
      </ListFrame>
      <ContactDialog contact={detail.subject} opened={detail.opened} onClose={detail.close} />
    </>
  );
}
