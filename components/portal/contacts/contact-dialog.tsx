"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { contactFields } from "@/lib/contacts/fields";
import { describePrivacyRequest } from "@/lib/contacts/privacy-request";
import type {
  AnswerMethod,
  ContactDetailDto,
  ContactDto,
  ContactPageDto,
} from "@/lib/contacts/schema";
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
import { ReplyLinks } from "./reply-links";
import { SamePersonContacts } from "./same-person-contacts";
import { SpamMark, SpamReasons } from "./spam-mark";
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
        size="60rem"
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
  /** Set when the user opens a reply link. The question below the message then offers only this method. */
  const [usedMethod, setUsedMethod] = useState<AnswerMethod | null>(null);
  const { data: detail, error } = useQuery({
    ...buildContactQuery(id),
    // The server may have changed the mail's state since the last load.
    refetchOnMount: "always",
    refetchInterval: ({ state }) => isBeingMailed(state.data?.mail ?? null) && MAIL_POLL_MS,
  });
  const request =
    detail && !detail.answer ? describePrivacyRequest(message, detail.createdAt) : null;
  return (
    <div className={styles.details}>
      <div className={styles.reply}>
        {detail?.isSpam && <SpamReasons reasons={detail.spamReasons} />}
        {detail?.isSpam === false && (
          <ReplyLinks contact={contact} createdAt={detail.createdAt} onUse={setUsedMethod} />
        )}
        {error && <FailureNotice error={error} action="open it" />}
      </div>
      <div className={styles.main}>
        <p {...getTextAttributes(message)} className={styles.message}>
          {message}
        </p>
        {request && <p className={styles.state}>{request}.</p>}
        {detail?.isSpam === false && (
          <AnswerSection
            contact={detail}
            usedMethod={usedMethod}
            onUsedMethodChange={setUsedMethod}
          />
        )}
      </div>
      <Facts contact={contact} detail={detail} hasFailed={error !== null} />
      <div className={styles.history}>
        {detail && <Notes contactId={id} notes={detail.notes} />}
        <SamePersonContacts contactId={id} onOpen={onOpen} />
        {detail?.mail && <ContactMail contactId={id} mail={detail.mail} />}
      </div>
      <div className={styles.marks}>
        {detail && <SpamMark contact={detail} />}
        <ActionButton variant="outline" onClick={onErase}>
          Erase This Person’s Data
        </ActionButton>
      </div>
    </div>
  );
}

const describePage = (page: ContactPageDto | null) => page && (page.title ?? page.path);

type FactsProps = {
  contact: ContactDto;
  detail: ContactDetailDto | undefined;
  hasFailed: boolean;
};

function Facts({ contact, detail, hasFailed }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {contactFields
        .filter(({ name, kind }) => name !== "name" && kind !== "message")
        .map(({ name, label, kind }) => (
          <Fact key={name} name={label}>
            <ContactValue kind={kind} value={contact[name]} />
          </Fact>
        ))}
      {!hasFailed && (
        <>
          <Fact name="Received">{detail ? formatLocalDateTime(detail.createdAt) : "…"}</Fact>
          <Fact name="Sent from">{detail ? (describePage(detail.origin) ?? "Unknown") : "…"}</Fact>
          {detail?.previousPage && (
            <Fact name="Previous page">{describePage(detail.previousPage)}</Fact>
          )}
          <Fact name="Privacy notice">{detail ? (detail.noticeVersion ?? "Unknown") : "…"}</Fact>
        </>
      )}
    </dl>
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
