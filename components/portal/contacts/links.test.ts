import { describe, expect, test } from "@jest/globals";
import { callbackMessage } from "@/lib/contacts/schema";
import { emailLink, mailLink, readPhones } from "./links";

const lead = {
  id: "a",
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "A home loan?\nWith 20% & no fee #1",
};

/** What a mail program reads: RFC 6068. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  expect(protocol).toBe("mailto:");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

describe("An email to who wrote", () => {
  test("has a subject, and their words quoted line by line", () => {
    expect(read(mailLink(lead, "24 November 2026 at 10:05"))).toEqual({
      to: "meera@example.in",
      subject: "Your message to Arthora Wealth",
      body: [
        "Dear Meera Iyer,",
        ...["", "", "", "Arthora Wealth", ""],
        "On 24 November 2026 at 10:05 you wrote:",
        "> A home loan?",
        "> With 20% & no fee #1",
      ].join("\r\n"),
    });
  });

  test("quotes nothing of a callback request: they wrote nothing", () => {
    const { subject, body } = read(mailLink({ ...lead, message: callbackMessage }, null));
    expect(subject).toBe("Your callback request to Arthora Wealth");
    expect(body).not.toContain(">");
  });

  test.each(["a", "ऋ", "क्षि", "😀", "👨‍👩‍👧", "\ud83d", "&", "\n"])(
    "is no longer than mail programs take, and cut between characters, with %j",
    (unit) => {
      const long = { message: unit.repeat(5_000), name: unit.repeat(200).trim() };
      for (const fields of [long, { message: long.message }, { name: long.name }]) {
        const link = mailLink({ ...lead, ...fields }, "24 November 2026 at 10:05");
        expect(link.length).toBeLessThanOrEqual(1_600);
        const { body } = read(link);
        const shown = unit.toWellFormed().replace("\n", "\r\n> ").trimEnd();
        if (fields.message) expect(body!.endsWith(`${shown}…`)).toBe(true);
        if (fields.name) expect(body).toMatch(/^Dear [^]{2,300},\r\n/);
      }
      expect(mailLink({ ...lead, ...long }, null).length).toBeGreaterThan(1_450);
    },
  );

  test.each([
    "meera@example.in?bcc=all@example.in",
    "meera@example.in&subject=x",
    "meera@example.in%0d%0aBcc: x",
    "a,b@example.in",
    "#@example.in",
  ])("to %s has no recipient or header but its own", (email) => {
    expect(read(mailLink({ ...lead, email, name: "A\r\nBcc: x&bcc=y" }, null)).to).toBe(email);
    expect(new URL(emailLink(email)).search).toBe("");
  });
});

describe("readPhones", () => {
  test.each([
    ["9876543210", "tel:+919876543210"],
    ["098765 43210", "tel:+919876543210"],
    ["+91 98765-43210", "tel:+919876543210"],
    ["0091 98765 43210", "tel:+919876543210"],
    ["\u202a+91\u00a098765\u201343\u200b210\ufe0d\u202c", "tel:+919876543210"],
    ["+44 7700 900123", "tel:+447700900123"],
    ["+1 (650) 253-0000", "tel:+16502530000"],
    ["९८७६५४३२१०", "tel:+919876543210"],
    ["9876543210 (WhatsApp), call after 6", "tel:+919876543210"],
  ])("finds %j, a mobile", async (written, call) => {
    const chat = call.replace("tel:+", "https://wa.me/");
    expect(await readPhones(written)).toEqual([expect.objectContaining({ call, chat })]);
  });

  test.each([
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["022 2468 1357", "tel:+912224681357"],
    ["022-24681357/58", "tel:+912224681357"],
    ["+91 22 2345 6789 ext 401", "tel:+912223456789,401"],
    ["022 2468 1357, extn. 12", "tel:+912224681357,12"],
    ["1800 123 4567", "tel:18001234567"],
    ["1860-500-1234", "tel:18605001234"],
  ])("finds %j, which has no WhatsApp", async (written, call) => {
    expect(await readPhones(written)).toEqual([expect.objectContaining({ call, chat: null })]);
  });

  test.each([
    ...[" / ", "/", ", ", ",", ";", "|", " or ", " and ", " & ", "\n", "  ", " ", " - ", " + ", ""],
    ...["\r\n", " (office) ", ", Office: ", " M: "],
  ])("finds two numbers with %j between them", async (between) => {
    for (const [one, other] of [
      ["98765 43210", "98111 22233"],
      ["9876543210", "9811122233"],
      ["+91 98765 43210", "+91 98111 22233"],
    ]) {
      expect((await readPhones(`M: ${one}${between}${other}`)).map(({ text }) => text)).toEqual([
        "+91 98765 43210",
        "+91 98111 22233",
      ]);
    }
  });

  test.each([
    ...["98765432", "987654321", "98765432101", "+91 98765432", "2468 1357", "12345"],
    ...["call me maybe", ""],
  ])("finds none in %j", async (written) => {
    expect(await readPhones(written)).toEqual([]);
  });

  test("finds the same number once", async () => {
    expect(await readPhones("98765 43210, +91 98765 43210 / 022 2468 1357")).toHaveLength(2);
  });
});
