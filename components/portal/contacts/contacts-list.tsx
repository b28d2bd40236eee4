"use client";

import { useRef } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { useDialog } from "../dialogs/use-dialog";
import { ListFrame } from "../lists/list-frame";
import { ClearSearchButton, nothingFound } from "../lists/nothing-found";
import type { List } from "../lists/use-list";
import { ContactDialog } from "./contact-dialog";
import { ContactsTable } from "./contacts-table";
import { UndeliveredNotice } from "./undelivered-notice";
import type { Shown } from "./use-contacts";

const image = "/art/empty-contacts.svg";

const texts = {
  loading: "Loading contacts...",
  error: "Error loading contacts. Please try again.",
};

const empty = {
  leads: {
    title: "No contacts yet",
    text: "When users submit the contact form, they'll appear here.",
    image,
  },
  spam: {
    title: "Nothing is marked as spam",
    text: "Messages that look like spam are kept here, apart from the leads. Nothing is deleted.",
    image,
  },
};

type ContactsListProps = {
  shown: Shown;
  list: List<ContactDto>;
  onTurn: () => void;
  /** Called when a contact is closed whose button in the list is gone: it was moved or erased. */
  onGone: () => void;
  /** Called to see all of the view again. */
  onClear: () => void;
};

/** One of the two lists of the tab, and the dialog in which a contact is read in full. */
export function ContactsList({ shown, list, onTurn, onGone, onClear }: ContactsListProps) {
  const { view, text } = shown;
  const detail = useDialog<ContactDto>();
  const opener = useRef<Element>(null);
  const open = (contact: ContactDto) => {
    opener.current = document.activeElement;
    detail.open(contact);
  };
  const nothing =
    text === ""
      ? empty[view]
      : {
          ...nothingFound("contact", text),
          image,
          action: <ClearSearchButton onClear={onClear} />,
        };
  return (
    <>
      {view === "leads" && <UndeliveredNotice onOpen={open} />}
      <ListFrame list={list} texts={{ ...texts, empty: nothing }} onTurn={onTurn}>
        {(contacts) => (
          <ContactsTable contacts={contacts} areMailed={view === "leads"} onOpen={open} />
        )}
      </ListFrame>
      <ContactDialog
        contact={detail.subject}
        opened={detail.opened}
        onClose={() => {
          detail.close();
          if (!opener.current?.isConnected) onGone();
        }}
        onErased={() => {
          detail.close();
          onGone();
        }}
      />
    </>
  );
}
