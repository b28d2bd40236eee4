"use client";

import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconMail, IconPhone } from "@tabler/icons-react";
import type { AnswerWay } from "@/lib/contacts/answer-schema";
import type { ContactDto } from "@/lib/contacts/schema";
import { localDateTime } from "../lists/local-date-time";
import styles from "./contact-dialog.module.css";
import { mailLink } from "./links";
import { usePhone } from "./use-phone";

type ReplyLinksProps = {
  contact: ContactDto;
  /** When the lead came; undefined while that is not known. */
  createdAt: string | undefined;
  /** Called with the way that was taken. */
  onTaken: (how: AnswerWay) => void;
};

/** Call, write, or message the person who wrote, each in the program that this device has for it. */
export function ReplyLinks({ contact, createdAt, onTaken }: ReplyLinksProps) {
  const { email, phone } = contact;
  const international = usePhone(phone);
  const sentAt = createdAt === undefined ? null : localDateTime(createdAt);
  return (
    <div className={styles.buttons}>
      {international && (
        <Button
          component="a"
          size="md"
          className={styles.call}
          href={`tel:${international}`}
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onTaken("called")}
        >
          Call
        </Button>
      )}
      <Button
        component="a"
        size="md"
        variant="outline"
        href={mailLink(contact, sentAt)}
        aria-label={`Email ${email}`}
        leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onTaken("mailed")}
      >
        Email
      </Button>
      {international && (
        <Button
          component="a"
          size="md"
          variant="outline"
          href={`https://wa.me/${international.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="WhatsApp (opens in a new tab)"
          leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onTaken("messaged")}
        >
          WhatsApp
        </Button>
      )}
    </div>
  );
}
