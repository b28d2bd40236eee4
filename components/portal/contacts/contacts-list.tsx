"use client";

import type { ContactDto } from "@/lib/schemas/contact";
import { ActionButton } from "../action-button";
import { useDialog } from "../dialogs/use-dialog";
import { ListFrame } from "../lists/list-frame";
import type { List } from "../lists/use-list";
import { ContactDialog } from "./contact-dialog";
import { ContactsTable } from "./contacts-table";
import { UndeliveredNotice } from "./undelivered-notice";
import type { Shown } from "./use-contacts";

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
    text: "Messages that look like spam are kept here, apart from the leads. Nothing is deleted.",
    picture,
  },
};

type ContactsListProps = {
  shown: Shown;
  list: List<ContactDto>;
  onTurn: () => void;
  /** Called when the contact that was open is erased, and the button that opened it gone. */
  onErased: () => void;
  /** Called to see all of the view again. */
  onClear: () => void;
};

const nothingFound = (text: string, onClear: () => void) => ({
  title: "Nothing found",
  text: `No contact here contains “${text}”.`,
  picture,
  action: (
    <ActionButton look="outline" onClick={onClear}>
      Clear the search
    </ActionButton>
  ),
});

/** One of the two lists of the tab, and the dialog in which a contact is read in full. */
export function ContactsList({ shown, list, onTurn, onErased, onClear }: ContactsListProps) {
  const { view, text } = shown;
  const detail = useDialog<ContactDto>();
  const nothing = text === "" ? empty[view] : nothingFound(text, onClear);
  return (
    <>
      {view === "leads" && <UndeliveredNotice onOpen={detail.open} />}
      <ListFrame list={list} texts={{ ...texts, empty: nothing }} onTurn={onTurn}>
        {(contacts) => (
          <ContactsTable contacts={contacts} areMailed={view === "leads"} onOpen={detail.open} />
        )}
      </ListFrame>
      <ContactDialog
        contact={detail.subject}
        opened={detail.opened}
        onClose={detail.close}
        onErased={() => {
          detail.close();
          onErased();
        }}
      />
    </>
  );
}
