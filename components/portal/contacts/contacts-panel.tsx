"use client";

import { IconRefresh } from "@tabler/icons-react";
import { useRef } from "react";
import type { ContactDto } from "@/lib/schemas/contact";
import { ActionButton } from "../action-button";
import { useDialog } from "../dialogs/use-dialog";
import { ListFrame } from "../lists/list-frame";
import { PanelHeader } from "../lists/panel-header";
import { useList } from "../lists/use-list";
import { ContactDialog } from "./contact-dialog";
import { ContactsTable } from "./contacts-table";
import { logFailure } from "./log-failure";

const PAGE_SIZE = 25;

const texts = {
  loading: "Loading contacts...",
  error: "Error loading contacts. Please try again.",
  empty: {
    title: "No contacts yet",
    text: "When users submit the contact form, they'll appear here.",
    picture: "/art/empty-contacts.svg",
  },
};

/** The leads that came in, newest first; read only (spec §2). */
export function ContactsPanel() {
  const list = useList<ContactDto>({
    path: "/api/contacts",
    pageSize: PAGE_SIZE,
    loadFailed: "Failed to load contacts",
    onFailure: logFailure,
  });
  const detail = useDialog<ContactDto>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PanelHeader title="Contact Submissions" titleRef={titleRef}>
        <ActionButton
          look="outline"
          busy={list.query.isRefetching}
          onClick={() => list.query.refetch()}
        >
          {!list.query.isRefetching && <IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
          Refresh
        </ActionButton>
      </PanelHeader>
      <ListFrame
        list={list}
        texts={texts}
        onTurn={() => titleRef.current?.scrollIntoView({ block: "start" })}
      >
        {(contacts) => <ContactsTable contacts={contacts} onOpen={detail.open} />}
      </ListFrame>
      <ContactDialog contact={detail.subject} opened={detail.opened} onClose={detail.close} />
    </>
  );
}
