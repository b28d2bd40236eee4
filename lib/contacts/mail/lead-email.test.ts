import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import type { MailedLead } from "./outbox";
import { composeMail } from "./lead-email";
import type { MailSettings } from "@/lib/email/settings";
import { callbackMessage } from "../input-schema";

const settings: MailSettings = {
  server: { host: "mail.example.in", port: 587, isSecure: false, account: null },
  from: { name: "Website", address: "leads@example.in" },
  to: ["desk@example.in", "asha@example.in"],
  siteUrl: "https://www.example.in",
};

const lead: MailedLead = {
  id: "0192f0c1-7d3a-7000-8000-000000000001",
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "I would like to talk about my retirement plans.",
  origin: "/loans/gold-loan",
  createdAt: new Date("2026-11-22T20:30:05Z"),
};

const queuedAt = new Date("2026-11-22T20:30:06Z");

const compose = (changes: Partial<MailedLead> = {}) =>
  composeMail({ ...lead, ...changes }, queuedAt, settings);
const composeAndParse = async (changes: Partial<MailedLead> = {}) => {
  const { raw } = await compose(changes);
  return simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
};

const listHeaderNames = ({ headerLines }: ParsedMail) => headerLines.map(({ key }) => key).sort();

const plainHeaders = [
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];

const listAddresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));

describe("composeMail", () => {
  test("describes the lead and sets the visitor as Reply-To", async () => {
    const mail = await composeAndParse();
    expect(listHeaderNames(mail)).toEqual(plainHeaders);
    expect(mail.subject).toBe("New message from Meera Iyer");
    expect(mail.from?.text).toBe('"Website" <leads@example.in>');
    expect(listAddresses(mail.to)).toEqual(settings.to);
    expect(mail.replyTo?.value).toEqual([{ name: "Meera Iyer", address: "meera@example.in" }]);
    expect(mail.messageId).toBe(`<lead-${lead.id}@www.example.in>`);
    expect(mail.date).toEqual(queuedAt);
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.headers.get("x-auto-response-suppress")).toBe("All");
    expect(mail.html).toBe(false);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toBe(
      [
        "  Name: Meera Iyer",
        "  Email: meera@example.in",
        "  Phone: 9876543210",
        "  Received: 23 Nov 2026, 2:00 am, India time",
        "  Sent from: https://www.example.in/loans/gold-loan",
        "  In the portal: https://www.example.in/admin#contacts?lead=0192f0c1-7d3a-7000-8000-000000000001",
        "",
        "  Message:",
        "",
        "  I would like to talk about my retirement plans.",
        "",
      ].join("\n"),
    );
  });

  test("describes a callback request from an unknown page", async () => {
    const { subject, text } = await composeAndParse({ message: callbackMessage, origin: null });
    expect(subject).toBe("Callback request from Meera Iyer");
    expect(text).toContain("Sent from: unknown\n");
  });

  test("starts with the due date of a privacy request", async () => {
    const message = "Privacy request: I withdraw my consent.";
    const { subject, text } = await composeAndParse({ message, createdAt: new Date() });
    expect(subject).toBe("Privacy request from Meera Iyer");
    expect(text).toMatch(/^ {2}Privacy request, answer by \d+ [A-Z][a-z]+ \d+\n\n {2}Name: /);
  });
});

const LINE_BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f", "\0\r\n"];
const INJECTED = "Bcc: thief@example.net";

/** Expects only our own headers and recipients, and a single plain-text part. */
async function expectNoInjection(changes: Partial<MailedLead>): Promise<ParsedMail> {
  const { envelope, raw } = await compose(changes);
  expect(envelope).toEqual({ from: "leads@example.in", to: settings.to });
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
  const names = listHeaderNames(mail);
  expect(plainHeaders).toEqual(expect.arrayContaining(names));
  expect(new Set(names).size).toBe(names.length);
  // RFC 5322 §2.1.1 allows 998 characters per line. A bare CR or LF could inject a line.
  for (const line of raw.toString("latin1").split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(998);
    expect(line).not.toMatch(/[\r\n\0]/);
  }
  expect(mail.html).toBe(false);
  expect(mail.attachments).toEqual([]);
  expect(listAddresses(mail.to)).toEqual(settings.to);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(listAddresses(mail.from)).toEqual(["leads@example.in"]);
  const { email } = { ...lead, ...changes };
  expect([[], [email]]).toContainEqual(listAddresses(mail.replyTo));
  return mail;
}

describe("composeMail with hostile fields", () => {
  test.each(
    LINE_BREAKS.flatMap((lineBreak) =>
      (["name", "email", "phone"] as const).map((field) => [field, lineBreak]),
    ),
  )("writes the %s on one line if it contains %j (ASVS 1.3.11)", async (field, lineBreak) => {
    const mail = await expectNoInjection({ [field!]: `Meera${lineBreak}${INJECTED}` });
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.text).toContain(`Meera ${INJECTED}`);
  });

  test.each(LINE_BREAKS)("writes a message with %j below all other fields", async (lineBreak) => {
    const mail = await expectNoInjection({
      message: `Hello${lineBreak}${lineBreak}${INJECTED}${lineBreak}In the portal: x`,
    });
    expect(mail.text!.indexOf(INJECTED)).toBeGreaterThan(mail.text!.indexOf("Message:"));
  });

  test.each([
    ['"Meera" <thief@example.net>', '"Meera" <thief@example.net>'],
    ["thief@example.net, Meera", "thief@example.net, Meera"],
    ['Me"e\\"ra; (x)', 'Me"e\\"ra; (x)'],
    ["Zoë 🙂 मीरा", "Zoë 🙂 मीरा"],
    ["ക്\u200dഷ", "ക്\u200dഷ"],
    // A right-to-left override would disguise the name.
    ["Meera \u202efdp.exe", "Meera  fdp.exe"],
    ["Half a \ud83d pair", "Half a \ufffd pair"],
  ])("shows the name %j as %j in the text, Reply-To and subject", async (name, displayName) => {
    const mail = await expectNoInjection({ name });
    expect(mail.text).toContain(`Name: ${displayName}\n`);
    expect(mail.replyTo?.value[0]?.name).toBe(displayName);
    expect(mail.subject).toBe(`New message from ${displayName}`);
  });

  test("does not decode a name that looks encoded", async () => {
    const name = "=?utf-8?q?Bcc=3A_thief=40example.net?=";
    const mail = await expectNoInjection({ name });
    expect(mail.text).toContain(`Name: ${name}\n`);
    expect(mail.subject).toContain("Bcc=3A_thief=40example.net");
    expect(mail.replyTo?.value[0]?.name).toContain("Bcc=3A_thief=40example.net");
  });

  test("cuts a very long name in the headers, but not in the text", async () => {
    const name = "Mée ".repeat(5_000).trim();
    const mail = await expectNoInjection({ name });
    expect(mail.subject!.length).toBeLessThan(120);
    expect(mail.text).toContain(`Name: ${name}\n`);
  });

  test("omits an overlong email of the visitor from Reply-To, but not from the text", async () => {
    const email = `${"a".repeat(5_000)}@example.in`;
    const mail = await expectNoInjection({ email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(`Email: ${email}\n`);
  });

  test.each([
    ["a line with a single dot", "Before\n.\nAfter\n..\n.x", "Before\n.\nAfter\n..\n.x"],
    ["a line that starts with From", "From here on\n>From", "From here on\n>From"],
    [
      "a MIME boundary",
      "--x\nContent-Type: text/html\n\n<b>",
      "--x\nContent-Type: text/html\n\n<b>",
    ],
    ["encoded words", "=?utf-8?b?QmNj?= =0D=0A=3D", "=?utf-8?b?QmNj?= =0D=0A=3D"],
    ["tabs and the line ends of every system", "a\tb\r\nc\rd", "a\tb\nc\nd"],
    ["control characters", "a\0b\x07c\x1b[31md\x7fe", "abc[31mde"],
    ["half a surrogate pair", "a\udc00b", "a\ufffdb"],
    ["a very long line", "word ".repeat(6_000), "word ".repeat(6_000)],
    ["spaces at the ends of lines", "a  \n b \n", "a  \n b \n"],
  ])("preserves the printable text of a message with %s", async (_, message, output) => {
    const mail = await expectNoInjection({ message });
    const lines = output!.split("\n").map((line) => line && `  ${line}`);
    expect(mail.text!.split("Message:\n\n")[1]).toBe(`${lines.join("\n")}\n`);
  });

  test("adds no headers or recipients from random input", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("\r\n", "\n", "\0", ":", "=?", "?=", ",", '"', "<", ">", "Bcc", " "))
        .map((parts) => parts.join("")),
    );
    const leads = fc.record({ name: text, email: text, phone: text, message: text, origin: text });
    await fc.assert(
      fc.asyncProperty(leads, async (changes) => void (await expectNoInjection(changes))),
      { numRuns: 300, seed: Number(process.env.FAST_CHECK_SEED ?? 1) },
    );
  });
});
