"use client";

import { useQuery } from "@tanstack/react-query";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { ContactDto, OtherContactDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { shortDateTime } from "../lists/local-date-time";
import { ContactName } from "./contact-name";
import styles from "./contact-dialog.module.css";

async function fetchOthers(id: string): Promise<OtherContactDto[]> {
  const response = await portalRequest("GET", `/api/contacts/${encodeURIComponent(id)}/others`);
  return (await response.json()) as OtherContactDto[];
}

const describeState = ({ isSpam, isAnswered }: OtherContactDto) =>
  isSpam ? "Spam" : isAnswered ? "Answered" : "Open";

type OthersProps = { contactId: string; onOpen: (contact: ContactDto) => void };

export function Others({ contactId, onOpen }: OthersProps) {
  const { data = [], isError } = useQuery({
    queryKey: ["contacts of the same person", contactId],
    queryFn: () => fetchOthers(contactId),
    refetchOnMount: "always",
  });
  if (isError)
    return (
      <p>Other contacts from this person could not be loaded. Please open the contact again.</p>
    );
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="others-title">
      <h3 id="others-title" className={styles.heading}>
        From the Same Number or Email
      </h3>
      <ul className={styles.others}>
        {data.map((other) => (
          <li key={other.id}>
            <ContactName contact={other} onOpen={onOpen} />
            <span className={styles.aside}>
              {shortDateTime(other.createdAt)} · {describeState(other)}
            </span>
            <span {...getTextAttributes(other.message)} className={styles.excerpt}>
              {other.message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
