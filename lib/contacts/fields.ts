/** Fields of a lead in display order (spec §3, §5). `min` and `max` are numbers of characters, after trimming. */
export const contactFields = [
  {
    name: "name",
    label: "Name",
    kind: "text",
    autoComplete: "name",
    isInCallback: true,
    min: 2,
    max: 200,
    error: "Name must be at least 2 characters",
  },
  {
    name: "email",
    label: "Email",
    kind: "email",
    autoComplete: "email",
    isInCallback: true,
    min: 1,
    max: 320,
    error: "Please enter a valid email",
  },
  {
    name: "phone",
    label: "Phone",
    kind: "tel",
    autoComplete: "tel",
    isInCallback: true,
    min: 10,
    max: 100,
    error: "Please enter a valid phone number",
  },
  {
    name: "message",
    label: "Message",
    kind: "message",
    autoComplete: "off",
    isInCallback: false,
    min: 10,
    max: 10_000,
    error: "Message must be at least 10 characters",
  },
] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactFieldName = ContactField["name"];

export type CallbackField = Extract<ContactField, { isInCallback: true }>;
export const callbackFields = contactFields.filter(
  (field): field is CallbackField => field.isInCallback,
);

export const mapFields = <Field extends ContactField, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
) =>
  Object.fromEntries(fields.map((field) => [field.name, make(field)])) as Record<
    Field["name"],
    Value
  >;
