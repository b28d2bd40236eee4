/**
 * What a visitor tells of themselves and wants (spec §3, §5), in the order in which everybody sees
 * it. Forms, the plain form, tables, search, export and mails take their fields from here. Lengths
 * are in characters, after trimming; the most is more than any person needs.
 */
export const contactFields = [
  {
    name: "name",
    label: "Name",
    kind: "text",
    autoComplete: "name",
    isInCallback: true,
    least: 2,
    most: 200,
    wrong: "Name must be at least 2 characters",
  },
  {
    name: "email",
    label: "Email",
    kind: "email",
    autoComplete: "email",
    isInCallback: true,
    least: 1,
    most: 320,
    wrong: "Please enter a valid email",
  },
  {
    name: "phone",
    label: "Phone",
    kind: "tel",
    autoComplete: "tel",
    isInCallback: true,
    least: 10,
    most: 100,
    wrong: "Please enter a valid phone number",
  },
  {
    name: "message",
    label: "Message",
    kind: "message",
    autoComplete: "off",
    isInCallback: false,
    least: 10,
    most: 10_000,
    wrong: "Message must be at least 10 characters",
  },
] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactFieldName = ContactField["name"];

/** A field of a callback request, whose message is preset. */
export type CallbackField = Extract<ContactField, { isInCallback: true }>;
export const callbackFields = contactFields.filter(
  (field): field is CallbackField => field.isInCallback,
);

/** Something for each of the fields, such as the empty texts that a form begins with. */
export const forEachField = <Field extends ContactField, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
) =>
  Object.fromEntries(fields.map((field) => [field.name, make(field)])) as Record<
    Field["name"],
    Value
  >;
