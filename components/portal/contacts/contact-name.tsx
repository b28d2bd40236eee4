import { detectLanguage } from "@/lib/core/detect-language";
import type { ContactDto } from "@/lib/contacts/schema";
import { LinkButton } from "@/components/portal/forms/link-button";

type ContactNameProps = {
  contact: ContactDto;
  onOpen: (contact: ContactDto) => void;
  className?: string | undefined;
};

export function ContactName({ contact, onOpen, className }: ContactNameProps) {
  return (
    <LinkButton className={className} onClick={() => onOpen(contact)}>
      <bdi lang={detectLanguage(contact.name)}>{contact.name}</bdi>
    </LinkButton>
  );
}
