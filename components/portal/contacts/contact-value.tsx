import type { ContactField } from "@/lib/contacts/fields";
import { emailLink, phoneLink } from "./links";

type ContactValueProps = {
  kind: ContactField["kind"];
  value: string;
  /** Of the link, where it is one. */
  className?: string | undefined;
};

/** What a visitor gave in a field. An email address and a number are links. */
export function ContactValue({ kind, value, className }: ContactValueProps) {
  if (kind !== "email" && kind !== "tel") return value;
  const href = kind === "email" ? emailLink(value) : phoneLink(value);
  return (
    <a href={href} className={className}>
      {value}
    </a>
  );
}
