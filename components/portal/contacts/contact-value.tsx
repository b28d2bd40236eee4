import type { ContactField } from "@/lib/contacts/fields";
import { buildEmailUrl } from "@/lib/core/url";
import { usePhones } from "./use-phones";

type ContactValueProps = {
  kind: ContactField["kind"];
  value: string;
  className?: string | undefined;
};

export function ContactValue({ kind, value, className }: ContactValueProps) {
  if (kind === "tel") return <PhoneValue phone={value} className={className} />;
  if (kind !== "email") return value;
  return (
    <a href={buildEmailUrl(value)} className={className}>
      {value}
    </a>
  );
}

type PhoneValueProps = { phone: string; className: string | undefined };

function PhoneValue({ phone, className }: PhoneValueProps) {
  const [first] = usePhones(phone);
  if (!first) return <span className={className}>{phone}</span>;
  return (
    <a href={first.call} title={`Call ${first.text}`} className={className}>
      {phone}
    </a>
  );
}
