import { expect, test } from "@jest/globals";
import {
  contactInputSchema,
  elapsedSchema,
  noticeVersionSchema,
  ownPathSchema,
} from "./input-schema";
import { contactErasureSchema } from "./schema";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
};

test.each([
  ["\u202a+91 98765 43210\u202c", "+91 98765 43210"],
  ["+91\u00a098765\u00a043210", "+91 98765 43210"],
  ["+91–98765–43210", "+91-98765-43210"],
  ["＋९१ ９８７６５ ۴۳۲۱۰ (घर)", "+91 98765 43210 (घर)"],
  ["98765\ufe0d 43210", "98765 43210"],
])("stores the phone number %j as %j", (phone, stored) => {
  expect(contactInputSchema.parse({ ...lead, phone }).phone).toBe(stored);
});

test.each([
  ["name", "\u200b\u200b", "Name must be at least 2 characters"],
  ["phone", "\u200b".repeat(10), "Please enter a valid phone number"],
  ["message", "\u2800".repeat(10), "Message must be at least 10 characters"],
  ["message", `Hi${"\u200b".repeat(10)}`, "Message must be at least 10 characters"],
  ["email", "meera@example.in\r\nBcc: a@example.in", "Please enter a valid email"],
])("rejects the %s %j in a lead", (field, value, message) => {
  const { error } = contactInputSchema.safeParse({ ...lead, [field]: value });
  expect(error!.issues[0]!.message).toBe(message);
});

test("stores the message as typed and the name without invisible characters", () => {
  const message = "\u202aPlease call\u00a0me\u202c";
  expect(contactInputSchema.parse({ ...lead, name: "Mee\u00adra", message })).toMatchObject({
    name: "Meera",
    message,
  });
});

test("normalizes the email and phone of an erasure request", () => {
  const query = { email: "\u200basha@उदाहरण.भारत", phone: "+९१ ९८७६५–४३२१०" };
  expect(contactErasureSchema.parse(query)).toEqual({
    email: "asha@xn--p1b6ci4b4b3a.xn--h2brj9c",
    phone: "+91 98765-43210",
  });
});

test.each([
  [{}, "Enter an email or a phone number"],
  [{ phone: "987654321" }, "Phone must have at least ten digits"],
  [{ email: "a" }, "Please enter a valid email"],
])("rejects the erasure request %j", (query, message) => {
  expect(contactErasureSchema.safeParse(query).error!.issues[0]!.message).toBe(message);
});

test.each([{ email: "asha@example.in" }, { phone: "9876543210" }])(
  "accepts the erasure request %j",
  (query) => expect(contactErasureSchema.parse(query)).toEqual(query),
);

test.each([
  [
    "page path",
    ownPathSchema,
    "/loans/home-loan",
    "//evil.example",
    "loans",
    "/a b",
    "/a?b",
    `/${"a".repeat(300)}`,
  ],
  [
    "privacy notice version (a month)",
    noticeVersionSchema,
    "2026-11",
    "2026",
    "2026-11-251",
    "x2026-11",
  ],
  ["privacy notice version (a day)", noticeVersionSchema, "2026-11-25", "2026-11-2"],
  ["elapsed time", elapsedSchema, 0, -1, 1.5, "x"],
])("keeps a lead's valid %s and drops an invalid one", (_name, schema, valid, ...invalid) => {
  expect(schema.parse(valid)).toBe(valid);
  for (const value of invalid) expect([value, schema.parse(value)]).toEqual([value, undefined]);
});
