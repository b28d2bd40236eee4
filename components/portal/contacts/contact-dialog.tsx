"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { contactFields } from "@/lib/contacts/fields";
import { describePrivacyRequest } from "@/lib/contacts/privacy-request";
import type { ContactDto } from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { Dialog } from "../dialogs/dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "@/components/portal/lists/local-date-time";
import { AnswerSection } from "./answer";
import styles from "./contact-dialog.module.css";
import { ContactMail, isBeingMailed } from "./contact-mail";
import { ContactValue } from "./contact-value";
import { EraseDialog } from "./erase-dialog";
import { Notes } from "./notes";
import { storeNoteDraft } from "./note-drafts";
import { SamePersonContacts } from "./same-person-contacts";
import { SpamMark } from "./spam-mark";
import { buildContactQuery } from "./contact-query";

type ContactDialogProps = {
  contact: ContactDto | null;
  opened: boolean;
  /** Shows another lead in this dialog. */
  onOpen: (contact: ContactDto) => void;
  onClose: () => void;
  onErased: () => void;
};

export function ContactDialog(props: ContactDialogProps) {
  const { contact, opened, onOpen, onClose, onErased } = props;
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        closeOnEscape={!isErasing}
        title={`Message from ${contact?.name}`}
        size="44rem"
        centered
        fullScreenOnPhone
      >
        {contact && (
          <ContactDetails
            key={contact.id}
            contact={contact}
            onOpen={onOpen}
            onErase={() => setErasing(true)}
          />
        )}
      </Dialog>
      <EraseDialog
        person={contact ?? undefined}
        opened={isErasing}
        onClose={() => setErasing(false)}
        onErased={() => {
          setErasing(false);
          if (contact) storeNoteDraft(contact.id, "");
          onErased();
        }}
      />
    </>
  );
}

const MAIL_POLL_MS = 3_000;

type ContactDetailsProps = {
  contact: ContactDto;
  onOpen: (contact: ContactDto) => void;
  onErase: () => void;
};

function ContactDetails({ contact, onOpen, onErase }: ContactDetailsProps) {
  const { id, message } = contact;
  const detail = useQuery({
    ...buildContactQuery(id),
    // The server may have changed the mail's state since the last load.
    refetchOnMount: "always",
    refetchInterval: ({ state }) => isBeingMailed(state.data?.mail ?? null) && MAIL_POLL_MS,
  });
  const request =
    detail.data && !detail.data.answer
      ? describePrivacyRequest(message, detail.data.createdAt)
      : null;
  return (
    <div className={styles.details}>
      <p {...getTextAttributes(message)} className={styles.message}>
        {message}
      </p>
      <dl className={styles.facts}>
        {contactFields
          .filter(({ name, kind }) => name !== "name" && kind !== "message")
          .map(({ name, label, kind }) => (
            <Fact key={name} name={label}>
              <ContactValue kind={kind} value={contact[name]} />
            </Fact>
          ))}
        {!detail.isError && (
          <>
            <Fact name="Received">
              {detail.data ? formatLocalDateTime(detail.data.createdAt) : "…"}
            </Fact>
            <Fact name="Sent from">{detail.data ? (detail.data.origin ?? "Unknown") : "…"}</Fact>
            {detail.data?.previousPage && (
              <Fact name="Previous page">{detail.data.previousPage}</Fact>
            )}
            <Fact name="Privacy notice">
              {detail.data ? (detail.data.noticeVersion ?? "Unknown") : "…"}
            </Fact>
          </>
        )}
      </dl>
      {request && <p className={styles.state}>{request}.</p>}
      {detail.data && !detail.data.isSpam && <AnswerSection contact={detail.data} />}
      {detail.data && <Notes contactId={id} notes={detail.data.notes} />}
      <SamePersonContacts contactId={id} onOpen={onOpen} />
      {detail.data?.mail && <ContactMail contactId={id} mail={detail.data.mail} />}
      {detail.data && <SpamMark contact={detail.data} />}
      {detail.error && <FailureNotice error={detail.error} action="open it" />}
      <div className={styles.mark}>
        <ActionButton variant="outline" onClick={onErase}>
          Erase This Person’s Data
        </ActionButton>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
