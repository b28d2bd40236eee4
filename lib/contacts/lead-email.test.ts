import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import type { MailedLead } from "./outbox";
import { composeMail } from "./lead-email";
import type { MailSettings } from "@/lib/email/settings";
import { callbackMessage } from "./schema";

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

const writtenAt = new Date("2026-11-22T20:30:06Z");

const compose = (changes: Partial<MailedLead> = {}) =>
  composeMail({ ...lead, ...changes }, writtenAt, settings);
const parse = async (changes: Partial<MailedLead> = {}) => {
  const { raw } = await compose(changes);
  return simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
};

const headerNames = (raw: Buffer) =>
  raw
    .toString("latin1")
    .split("\r\n\r\n")[0]!
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(":")[0]!.toLowerCase())
    .sort();

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

const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));

describe("A mail", () => {
  test("tells of a lead, and is answered to the visitor", async () => {
    const { envelope, raw } = await compose();
    expect(envelope).toEqual({ from: "leads@example.in", to: settings.to });
    expect(headerNames(raw)).toEqual(plainHeaders);
    const mail = await parse();
    expect(mail.subject).toBe("New message from Meera Iyer");
    expect(mail.from?.text).toBe('"Website" <leads@example.in>');
    expect(addressesOf(mail.to)).toEqual(settings.to);
    expect(mail.replyTo?.value).toEqual([{ name: "Meera Iyer", address: "meera@example.in" }]);
    expect(mail.messageId).toBe(`<lead-${lead.id}@www.example.in>`);
    expect(mail.date).toEqual(writtenAt);
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
        "  This lead: https://www.example.in/admin#contacts?lead=0192f0c1-7d3a-7000-8000-000000000001",
        "",
        "  Message:",
        "",
        "  I would like to talk about my retirement plans.",
        "",
      ].join("\n"),
    );
  });

  test("is the same, with the same Message-ID, at every try", async () => {
    const [first, second] = [await parse(), await parse()];
    expect([second.messageId, second.text, second.date]).toEqual([
      first.messageId,
      first.text,
      first.date,
    ]);
  });

  test("of a callback says so in its subject", async () => {
    const { subject } = await parse({ message: callbackMessage });
    expect(subject).toBe("Callback request from Meera Iyer");
  });

  test("says where a page is not known", async () => {
    expect((await parse({ origin: null })).text).toContain("Sent from: not known\n");
  });
});

const LINE_BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f", "\0\r\n"];
const INJECTED = "Bcc: thief@example.net";

/** Nothing but our own headers, our own addresses, and one part of plain text. */
async function expectUntouched(changes: Partial<MailedLead>): Promise<ParsedMail> {
  const { envelope, raw } = await compose(changes);
  expect(envelope).toEqual({ from: "leads@example.in", to: settings.to });
  const names = headerNames(raw);
  expect(plainHeaders).toEqual(expect.arrayContaining(names));
  expect(new Set(names).size).toBe(names.length);
  // RFC 5322 §2.1.1, and no bare CR or LF, by which a line could be smuggled.
  for (const line of raw.toString("latin1").split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(998);
    expect(line).not.toMatch(/[\r\n\0]/);
  }
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
  expect(mail.html).toBe(false);
  expect(mail.attachments).toEqual([]);
  expect(addressesOf(mail.to)).toEqual(settings.to);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(addressesOf(mail.from)).toEqual(["leads@example.in"]);
  const { email } = { ...lead, ...changes };
  expect([[], [email]]).toContainEqual(addressesOf(mail.replyTo));
  return mail;
}

describe("No field changes anything but its own text", () => {
  test.each(LINE_BREAKS.flatMap((at) => (["name", "email", "phone"] as const).map((f) => [f, at])))(
    "%s with %j in it",
    async (field, lineBreak) => {
      const mail = await expectUntouched({ [field!]: `Meera${lineBreak}${INJECTED}` });
      expect(mail.text).not.toMatch(/^Bcc:/m);
      expect(mail.text).toContain(`Meera ${INJECTED}`);
    },
  );

  test.each(LINE_BREAKS)("the message with %j in it, at its place below all else", async (at) => {
    const mail = await expectUntouched({ message: `Hello${at}${at}${INJECTED}${at}This lead: x` });
    expect(mail.text!.indexOf(INJECTED)).toBeGreaterThan(mail.text!.indexOf("Message:"));
  });

  test.each([
    ['"Meera" <thief@example.net>', '"Meera" <thief@example.net>'],
    ["thief@example.net, Meera", "thief@example.net, Meera"],
    ["Meera\\", "Meera\\"],
    ['Me"e\\"ra; (x)', 'Me"e\\"ra; (x)'],
    ["मीरा अय्यर", "मीरा अय्यर"],
    ["Zoë 🙂 मीरा", "Zoë 🙂 मीरा"],
    // A joiner belongs to the word in many of India's scripts.
    ["ക്\u200dഷ", "ക്\u200dഷ"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    // What is read from right to left would hide who it is.
    ["Meera \u202efdp.exe", "Meera  fdp.exe"],
    ["Half a \ud83d pair", "Half a \ufffd pair"],
  ])("the name %s", async (name, shown) => {
    const mail = await expectUntouched({ name });
    expect(mail.text).toContain(`Name: ${shown}\n`);
    expect(mail.replyTo?.value[0]?.name).toBe(shown);
    expect(mail.subject).toBe(`New message from ${shown}`);
  });

  test("a name that looks encoded is not decoded", async () => {
    const name = "=?utf-8?q?Bcc=3A_thief=40example.net?=";
    const mail = await expectUntouched({ name });
    expect(mail.text).toContain(`Name: ${name}\n`);
    expect(mail.subject).toContain("Bcc=3A_thief=40example.net");
    expect(mail.replyTo?.value[0]?.name).toContain("Bcc=3A_thief=40example.net");
  });

  test("a very long name is cut in the headers, and whole in the text", async () => {
    const name = "Mée ".repeat(5_000).trim();
    const mail = await expectUntouched({ name });
    expect(mail.subject!.length).toBeLessThan(120);
    expect(mail.text).toContain(`Name: ${name}\n`);
  });

  test("an address that no server takes is in the text alone", async () => {
    const email = `${"a".repeat(5_000)}@example.in`;
    const mail = await expectUntouched({ email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(`Email: ${email}\n`);
  });

  test.each([
    ["a line of one dot", "Before\n.\nAfter\n..\n.x", "Before\n.\nAfter\n..\n.x"],
    ["a line that begins as a mailbox's does", "From here on\n>From", "From here on\n>From"],
    ["markup", "<img src=x onerror=alert(1)> &amp;", "<img src=x onerror=alert(1)> &amp;"],
    ["a boundary", "--x\nContent-Type: text/html\n\n<b>", "--x\nContent-Type: text/html\n\n<b>"],
    ["encoded words", "=?utf-8?b?QmNj?= =0D=0A=3D", "=?utf-8?b?QmNj?= =0D=0A=3D"],
    ["eight bits", "नमस्ते – £100 €", "नमस्ते – £100 €"],
    ["tabs and lines of any system", "a\tb\r\nc\rd", "a\tb\nc\nd"],
    ["control characters", "a\0b\x07c\x1b[31md\x7fe", "abc[31mde"],
    ["half a pair", "a\udc00b", "a\ufffdb"],
    ["a very long line", "word ".repeat(6_000), "word ".repeat(6_000)],
    ["spaces at the ends of lines", "a  \n b \n", "a  \n b \n"],
  ])("a message with %s is what it was", async (_, message, shown) => {
    const mail = await expectUntouched({ message });
    const lines = shown!.split("\n").map((line) => line && `  ${line}`);
    expect(mail.text!.split("Message:\n\n")[1]).toBe(`${lines.join("\n")}\n`);
  });

  test("nor does anything that can be typed", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("\r\n", "\n", "\0", ":", "=?", "?=", ",", '"', "<", ">", "Bcc", " "))
        .map((parts) => parts.join("")),
    );
    const any = fc.record({ name: text, email: text, phone: text, message: text, origin: text });
    await fc.assert(
      fc.asyncProperty(any, async (changes) => void (await expectUntouched(changes))),
      { numRuns: 300, seed: Number(process.env.FAST_CHECK_SEED ?? 1) },
    );
  });
});
