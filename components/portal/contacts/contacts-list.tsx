"use client";

import { useRef } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { useDialog } from "../dialogs/use-dialog";
import { formatCount } from "../lists/format-count";
import { ListFrame } from "../lists/list-frame";
import { ClearSearchButton, describeNothingFound } from "../lists/nothing-found";
import type { List } from "../lists/use-list";
import { LinkedContact } from "./linked-contact";
import { ContactDialog } from "./contact-dialog";
import styles from "./contacts-panel.module.css";
import { ContactsTable } from "./contacts-table";
import { UndeliveredNotice } from "./undelivered-notice";
import type { ContactsSelection } from "./use-contacts";

const image = "/art/empty-contacts.svg";

const texts = {
  loading: "Loading contacts...",
  error: "Error loading contacts. Please try again.",
  describeMissed: (count: number) => `${formatCount(count, "contact")} left this list.`,
};

/** Texts from spec §2. */
const noContacts = {
  title: "No contacts yet",
  text: "When users submit the contact form, they'll appear here.",
  image,
};

const emptyStates = {
  open: { title: "Every contact is answered", text: "New contacts appear here.", image },
  answered: {
    title: "No contact is answered yet",
    text: "Press “Mark as Called” beside a contact, or open it to record the answer.",
    image,
  },
  all: noContacts,
  spam: {
    title: "Nothing is marked as spam",
    text: "Messages that look like spam are moved here, not deleted.",
    image,
  },
};

function describeEmptyList({ view, week, source }: ContactsSelection, hasContacts: boolean) {
  if (week !== undefined || source !== undefined) {
    return {
      title: "Nothing found",
      text: "No contacts match this filter. Remove it to see more.",
      image,
    };
  }
  return view === "spam" || hasContacts ? emptyStates[view] : noContacts;
}

type ContactsListProps = {
  selection: ContactsSelection;
  list: List<ContactDto>;
  /** False once it is known that there are no leads other than spam. */
  hasContacts: boolean;
  onPageChange: () => void;
  /** Called when the dialog closes and its opener was removed, because the lead was moved or erased. */
  onOpenerGone: () => void;
  onClear: () => void;
  onSearchAll: () => void;
  /** Id of the lead that the URL links to, or null. The dialog opens with this lead. */
  linkedId: string | null;
  onLinked: () => void;
};

export function ContactsList(props: ContactsListProps) {
  const {
    selection,
    list,
    hasContacts,
    onPageChange,
    onOpenerGone,
    onClear,
    onSearchAll,
    linkedId,
    onLinked,
  } = props;
  const { view, text } = selection;
  const detail = useDialog<ContactDto>();
  const opener = useRef<Element>(null);
  const open = (contact: ContactDto) => {
    opener.current = document.activeElement;
    detail.open(contact);
  };
  const emptyState =
    text === ""
      ? describeEmptyList(selection, hasContacts)
      : {
          ...describeNothingFound("contact", text),
          image,
          action: (
            <div className={styles.buttons}>
              {view !== "all" && (
                <ActionButton variant="outline" onClick={onSearchAll}>
                  Search All Contacts
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
      <ListFrame list={list} texts={{ ...texts, empty: emptyState }} onPageChange={onPageChange}>
        {(contacts) => (
          <ContactsTable contacts={contacts} canBeAnswered={view !== "spam"} onOpen={open} />
        )}
      </ListFrame>
      <ContactDialog
        contact={detail.subject}
        opened={detail.opened}
        onOpen={detail.open}
        onClose={() => {
          detail.close();
          if (!opener.current?.isConnected) onOpenerGone();
        }}
        onErased={() => {
          detail.close();
          onOpenerGone();
        }}
      />
    </>
  );
}
