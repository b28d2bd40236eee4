"use client";

import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconMail, IconPhone } from "@tabler/icons-react";
import type { AnswerMethod, ContactDto } from "@/lib/contacts/schema";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./contact-dialog.module.css";
import { buildReplyUrl, type Phone } from "./links";
import { usePhones } from "./use-phones";

type ReplyLinksProps = {
  contact: ContactDto;
  createdAt: string;
  onUse: (method: AnswerMethod) => void;
};

export function ReplyLinks({ contact, createdAt, onUse }: ReplyLinksProps) {
  const { email, phone } = contact;
  const phones = usePhones(phone);
  const buildLabel = (action: string, { text }: Phone) =>
    phones.length > 1 ? `${action} ${text}` : action;
  return (
    <div className={styles.buttons}>
      {phones.map((each) => (
        <Button
          key={each.call}
          component="a"
          size="md"
          className={styles.call}
          href={each.call}
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onUse("called")}
        >
          {buildLabel("Call", each)}
        </Button>
      ))}
      <Button
        component="a"
        size="md"
        variant="outline"
        href={buildReplyUrl(contact, formatLocalDateTime(createdAt))}
        aria-label={`Email ${email}`}
        leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onUse("mailed")}
      >
        Email
      </Button>
      {phones.map(
        (each) =>
          each.chat && (
            <Button
              key={each.chat}
              component="a"
              size="md"
              variant="outline"
              href={each.chat}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${buildLabel("WhatsApp", each)} (opens in a new tab)`}
              leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => onUse("messaged")}
            >
              {buildLabel("WhatsApp", each)}
            </Button>
          ),
      )}
    </div>
  );
}
