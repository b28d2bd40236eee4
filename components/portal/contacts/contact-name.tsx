import { writtenLanguage } from "@/lib/core/written-language";
import type { ContactDto } from "@/lib/contacts/schema";
import { LinkButton } from "@/components/portal/forms/link-button";

type ContactNameProps = {
  contact: ContactDto;
  onOpen: (contact: ContactDto) => void;
  className?: string | undefined;
};

/** The name of who wrote. It opens the lead. */
export function ContactName({ contact, onOpen, className }: ContactNameProps) {
  return (
    <LinkButton className={className} onClick={() => onOpen(contact)}>
      <bdi lang={writtenLanguage(contact.name)}>{contact.name}</bdi>
    </LinkButton>
  );
}
