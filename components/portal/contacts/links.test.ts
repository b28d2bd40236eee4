import { describe, expect, test } from "@jest/globals";
import { callbackMessage } from "@/lib/contacts/schema";
import { emailLink, mailLink, readPhone } from "./links";

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

  test("is no longer than mail programs take, and ends in no half of a character", () => {
    for (const unit of ["ऋ", "😀", "\ud83d", "&"]) {
      const link = mailLink({ ...lead, message: unit.repeat(5_000) }, null);
      expect(link.length).toBeLessThan(13_000);
      expect(read(link).body!.endsWith("…")).toBe(true);
    }
  });

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

test.each([
  ["9876543210", "+919876543210"],
  ["098765 43210", "+919876543210"],
  ["+91 98765-43210", "+919876543210"],
  ["0091 98765 43210", "+919876543210"],
  ["+44 7700 900123", "+447700900123"],
  ["+1 (650) 253-0000", "+16502530000"],
  ["९८७६५४३२१०", "+919876543210"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["+91 22 2345 6789 ext 401", "+912223456789"],
  ["98200 12345 / 98200 54321", null],
  ["12345", null],
  ["call me maybe", null],
  ["", null],
])("the number %j is dialled as %j", async (phone, international) => {
  expect(await readPhone(phone)).toBe(international);
});
