"use client";

import { useQuery } from "@tanstack/react-query";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { ContactDto, SamePersonContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { formatShortDateTime } from "../lists/local-date-time";
import { ContactName } from "./contact-name";
import styles from "./contact-dialog.module.css";

async function fetchSamePersonContacts(id: string): Promise<SamePersonContactDto[]> {
  const response = await portalRequest("GET", `/api/contacts/${encodeURIComponent(id)}/others`);
  return (await response.json()) as SamePersonContactDto[];
}

const describeState = ({ isSpam, isAnswered }: SamePersonContactDto) =>
  isSpam ? "Spam" : isAnswered ? "Answered" : "Open";

type SamePersonContactsProps = { contactId: string; onOpen: (contact: ContactDto) => void };

export function SamePersonContacts({ contactId, onOpen }: SamePersonContactsProps) {
  const { data = [], isError } = useQuery({
    queryKey: ["contacts of the same person", contactId],
    queryFn: () => fetchSamePersonContacts(contactId),
    refetchOnMount: "always",
  });
  if (isError)
    return (
      <p>Other contacts from this person could not be loaded. Please open the contact again.</p>
    );
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="same-person-title">
      <h3 id="same-person-title" className={styles.heading}>
        From the Same Number or Email
      </h3>
      <ul className={styles.samePerson}>
        {data.map((contact) => (
          <li key={contact.id}>
            <ContactName contact={contact} onOpen={onOpen} />
            <span className={styles.aside}>
              {formatShortDateTime(contact.createdAt)} · {describeState(contact)}
            </span>
            <span {...getTextAttributes(contact.message)} className={styles.excerpt}>
              {contact.message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
