"use client";

import { IconMailExclamation } from "@tabler/icons-react";
import type { ContactDto } from "@/lib/contacts/schema";
import { ContactName } from "./contact-name";
import styles from "./undelivered-notice.module.css";
import { useUndelivered } from "./use-undelivered";

export function UndeliveredNotice({ onOpen }: { onOpen: (contact: ContactDto) => void }) {
  const { data, isError } = useUndelivered();
  if (isError)
    return (
      <p className={styles.notice}>
        The site could not check whether all emails about contacts were delivered. Press Refresh to
        try again.
      </p>
    );
  const { total = 0, items = [] } = data ?? {};
  if (total === 0) return null;
  return (
    <div className={styles.notice}>
      <IconMailExclamation size={20} stroke={1.75} aria-hidden="true" />
      <p>
        {total === 1 ? "The email about 1 contact has" : `The emails about ${total} contacts have`}{" "}
        not reached every recipient yet:
      </p>
      <ul className={styles.names}>
        {items.map((contact) => (
          <li key={contact.id}>
            <ContactName contact={contact} onOpen={onOpen} className={styles.name} />
          </li>
        ))}
        {total > items.length && <li>and {total - items.length} more</li>}
      </ul>
    </div>
  );
}
