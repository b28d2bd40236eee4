"use client";

import { useRef } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { useDialog } from "../dialogs/use-dialog";
import { counted } from "../lists/counted";
import { ListFrame } from "../lists/list-frame";
import { ClearSearchButton, nothingFound } from "../lists/nothing-found";
import type { List } from "../lists/use-list";
import { LinkedContact } from "./linked-contact";
import { ContactDialog } from "./contact-dialog";
import styles from "./contacts-panel.module.css";
import { ContactsTable } from "./contacts-table";
import { UndeliveredNotice } from "./undelivered-notice";
import type { Shown } from "./use-contacts";

const image = "/art/empty-contacts.svg";

const texts = {
  loading: "Loading contacts...",
  error: "Error loading contacts. Please try again.",
  movedUp: (count: number) =>
    `${counted(count, "lead")} left this list; the next ${count === 1 ? "one has" : "ones have"} moved up.`,
};

/** Until there is any; the spec's words. */
const none = {
  title: "No contacts yet",
  text: "When users submit the contact form, they'll appear here.",
  image,
};

const empty = {
  open: { title: "Every lead is answered", text: "New ones appear here.", image },
  answered: {
    title: "No lead is answered yet",
    text: "Press “Mark as called” beside a lead, or open it to say how it was answered.",
    image,
  },
  all: none,
  spam: {
    title: "Nothing is marked as spam",
    text: "Messages that look like spam are kept here, apart from the leads. Nothing is deleted.",
    image,
  },
};

function emptyOf({ view, week, source }: Shown, hasLeads: boolean) {
  if (week !== undefined || source !== undefined) {
    return {
      title: "Nothing here",
      text: "No contacts from this week or page here.",
      image,
    };
  }
  return view === "spam" || hasLeads ? empty[view] : none;
}

type ContactsListProps = {
  shown: Shown;
  list: List<ContactDto>;
  /** Whether there is any lead at all. */
  hasLeads: boolean;
  onTurn: () => void;
  /** Called when a contact is closed whose button in the list is gone: it was moved or erased. */
  onGone: () => void;
  /** Called to see all of the view again. */
  onClear: () => void;
  /** Called to look for the same among all leads. */
  onSearchAll: () => void;
  /** The one that the address names, to be opened at once. */
  linkedId: string | null;
  onLinked: () => void;
};

/** The list of a view, and the dialog in which a contact is read in full. */
export function ContactsList(props: ContactsListProps) {
  const { shown, list, hasLeads, onTurn, onGone, onClear, onSearchAll, linkedId, onLinked } = props;
  const { view, text } = shown;
  const detail = useDialog<ContactDto>();
  const opener = useRef<Element>(null);
  const open = (contact: ContactDto) => {
    opener.current = document.activeElement;
    detail.open(contact);
  };
  const nothing =
    text === ""
      ? emptyOf(shown, hasLeads)
      : {
          ...nothingFound("contact", text),
          image,
          action: (
            <div className={styles.buttons}>
              {view !== "all" && (
                <ActionButton variant="outline" onClick={onSearchAll}>
                  Search all leads
                </ActionButton>
              )}
              <ClearSearchButton onClear={onClear} />
            </div>
          ),
        };
  return (
    <>
      {linkedId !== null && (
        <LinkedContact key={linkedId} id={linkedId} onFound={open} onDone={onLinked} />
      )}
      {view !== "spam" && <UndeliveredNotice onOpen={open} />}
      <ListFrame list={list} texts={{ ...texts, empty: nothing }} onTurn={onTurn}>
        {(contacts) => (
          <ContactsTable contacts={contacts} areAnswered={view !== "spam"} onOpen={open} />
        )}
      </ListFrame>
      <ContactDialog
        contact={detail.subject}
        opened={detail.opened}
        onOpen={detail.open}
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
