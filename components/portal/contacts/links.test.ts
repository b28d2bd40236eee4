import { describe, expect, test } from "@jest/globals";
import { callbackMessage } from "@/lib/contacts/input-schema";
import { buildEmailUrl } from "@/lib/core/url";
import { buildReplyUrl, readPhones } from "./links";

const lead = {
  id: "a",
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "A home loan?\nWith 20% & no fee #1",
};

/** Parses a mailto link (RFC 6068). */
function parseMailLink(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  expect(protocol).toBe("mailto:");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

describe("buildReplyUrl", () => {
  test("sets a subject and quotes the message line by line", () => {
    expect(parseMailLink(buildReplyUrl(lead, "24 November 2026 at 10:05"))).toEqual({
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

  test("quotes no message for a callback request", () => {
    const { subject, body } = parseMailLink(
      buildReplyUrl({ ...lead, message: callbackMessage }, null),
    );
    expect(subject).toBe("Your callback request to Arthora Wealth");
    expect(body).not.toContain(">");
  });

  test.each(["a", "ऋ", "क्षि", "😀", "👨‍👩‍👧", "\ud83d", "&", "\n"])(
    "limits the link to 1,600 characters and never splits the character %j",
    (character) => {
      const longFields = { message: character.repeat(5_000), name: character.repeat(200).trim() };
      for (const fields of [
        longFields,
        { message: longFields.message },
        { name: longFields.name },
      ]) {
        const link = buildReplyUrl({ ...lead, ...fields }, "24 November 2026 at 10:05");
        expect(link.length).toBeLessThanOrEqual(1_600);
        const { body } = parseMailLink(link);
        const quoteEnd = character.toWellFormed().replace("\n", "\r\n> ").trimEnd();
        if (fields.message) expect(body!.endsWith(`${quoteEnd}…`)).toBe(true);
        if (fields.name) expect(body).toMatch(/^Dear [^]{2,300},\r\n/);
      }
      expect(buildReplyUrl({ ...lead, ...longFields }, null).length).toBeGreaterThan(1_450);
    },
  );

  test.each([
    "meera@example.in?bcc=all@example.in",
    "meera@example.in&subject=x",
    "meera@example.in%0d%0aBcc: x",
    "a,b@example.in",
    "#@example.in",
  ])("uses %s as the only recipient and adds no headers beyond subject and body", (email) => {
    expect(
      parseMailLink(buildReplyUrl({ ...lead, email, name: "A\r\nBcc: x&bcc=y" }, null)).to,
    ).toBe(email);
    expect(new URL(buildEmailUrl(email)).search).toBe("");
  });
});

describe("readPhones", () => {
  test.each([
    ["9876543210", "tel:+919876543210"],
    ["0091 98765 43210", "tel:+919876543210"],
    ["\u202a+91\u00a098765\u201343\u200b210\ufe0d\u202c", "tel:+919876543210"],
    ["+44 7700 900123", "tel:+447700900123"],
    ["+1 (650) 253-0000", "tel:+16502530000"],
    ["९८७६५४३२१०", "tel:+919876543210"],
    ["9876543210 (WhatsApp), call after 6", "tel:+919876543210"],
  ])(
    "returns a call link and a WhatsApp link for %j, which may be a mobile number",
    async (phone, call) => {
      const chat = call.replace("tel:+", "https://wa.me/");
      expect(await readPhones(phone)).toEqual([expect.objectContaining({ call, chat })]);
    },
  );

  test.each([
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["022 2468 1357", "tel:+912224681357"],
    ["+91 22 2345 6789 ext 401", "tel:+912223456789,401"],
    ["022 2468 1357, extn. 12", "tel:+912224681357,12"],
    ["1800 123 4567", "tel:18001234567"],
  ])("returns only a call link for the landline or toll-free number %j", async (phone, call) => {
    expect(await readPhones(phone)).toEqual([expect.objectContaining({ call, chat: null })]);
  });

  test.each([
    ...[" / ", "/", ", ", ",", ";", "|", " or ", " and ", " & ", "\n", "  ", " ", " - ", " + ", ""],
    ...["\r\n", " (office) ", ", Office: ", " M: "],
  ])("finds two numbers separated by %j", async (separator) => {
    for (const [first, second] of [
      ["98765 43210", "98111 22233"],
      ["9876543210", "9811122233"],
      ["+91 98765 43210", "+91 98111 22233"],
    ]) {
      expect(
        (await readPhones(`M: ${first}${separator}${second}`)).map(({ text }) => text),
      ).toEqual(["+91 98765 43210", "+91 98111 22233"]);
    }
  });

  test.each([
    ...["98765432", "987654321", "98765432101", "+91 98765432", "2468 1357", "12345"],
    ...["call me maybe", ""],
  ])("finds no phone number in %j", async (phone) => {
    expect(await readPhones(phone)).toEqual([]);
  });

  test("returns a repeated number once", async () => {
    expect(await readPhones("98765 43210, +91 98765 43210 / 022 2468 1357")).toHaveLength(2);
  });
});
