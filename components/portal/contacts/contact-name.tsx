import type { ContactDto } from "@/lib/contacts/schema";
import styles from "./contact-name.module.css";

type ContactNameProps = {
  contact: ContactDto;
  onOpen: (contact: ContactDto) => void;
  className?: string | undefined;
};

/** The name of who wrote. It opens the lead. */
export function ContactName({ contact, onOpen, className = "" }: ContactNameProps) {
  return (
    <button type="button" className={`${styles.name} ${className}`} onClick={() => onOpen(contact)}>
      {contact.name}
    </button>
  );
}
