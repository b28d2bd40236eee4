import { describe, expect, test } from "@jest/globals";
import { parseEmails, parseMailbox } from "@/lib/core/mailbox";
import { computeNextTry, getRetryCutoff } from "./retry-schedule";
import { getPublicHostname, parseSmtpUrl } from "@/lib/core/smtp-server";

const plainServer = { account: null, isSecure: false };

describe("SMTP_URL", () => {
  test.each([
    ["smtp://mail.example.in", { ...plainServer, host: "mail.example.in", port: 587 }],
    [
      "smtps://mail.example.in",
      { ...plainServer, isSecure: true, host: "mail.example.in", port: 465 },
    ],
    ["smtp://127.0.0.1:25/", { ...plainServer, host: "127.0.0.1", port: 25 }],
    ["smtp://Münze.example.in", { ...plainServer, host: "xn--mnze-0ra.example.in", port: 587 }],
    ["smtp://[::1]:2525", { ...plainServer, host: "::1", port: 2525 }],
    [
      "smtps://leads%40example.in:p%3Aw%2F%25@mail.example.in:4650",
      {
        host: "mail.example.in",
        port: 4650,
        isSecure: true,
        account: { user: "leads@example.in", password: "p:w/%" },
      },
    ],
  ])("accepts %s", (text, server) => expect(parseSmtpUrl(text)).toEqual(server));

  test.each([
    "mail.example.in",
    "http://mail.example.in",
    "smtp://",
    "smtp://mail.example.in/path",
    "smtp://mail.example.in?tls.rejectUnauthorized=false",
    "smtp://leads@mail.example.in",
    "smtp://:password@mail.example.in",
    "smtp://leads:50%@mail.example.in",
    "smtp://mail.example.in:99999",
  ])("rejects %s", (text) => expect(parseSmtpUrl(text)).toBeNull());
});

test.each([
  ["https://www.example.in", "www.example.in"],
  ["http://localhost:3000", undefined],
  ["http://[2001:db8::1]", undefined],
  ["http://192.168.1.5", undefined],
])("reads the public host name of %s as %s", (siteUrl, hostname) =>
  expect(getPublicHostname(siteUrl)).toBe(hostname),
);

describe("MAIL_FROM", () => {
  const address = "leads@example.in";
  test.each([
    ["leads@example.in", { name: "", address }],
    [" <leads@example.in> ", { name: "", address }],
    ["Arthora Leads <leads@example.in>", { name: "Arthora Leads", address }],
    ['"Arthora, Leads" <leads@example.in>', { name: "Arthora, Leads", address }],
  ])("accepts %s", (text, mailbox) => expect(parseMailbox(text)).toEqual(mailbox));

  test.each([
    "",
    "leads@example",
    "Arthora <leads>",
    "Arthora, Leads <leads@example.in>",
    "Arthora\r\nBcc: x@example.in <leads@example.in>",
    "leads@example.in\r\nBcc: x@example.in",
    `${"a".repeat(250)}@example.in`,
  ])("rejects %j", (text) => expect(parseMailbox(text)).toBeNull());
});

describe("MAIL_TO", () => {
  test("accepts one email or several", () => {
    expect(parseEmails("a@example.in")).toEqual(["a@example.in"]);
    expect(parseEmails(" a@example.in , b@example.in")).toEqual(["a@example.in", "b@example.in"]);
  });

  test.each(["", "a@example.in,", "a@example.in;b@example.in", "A <a@example.in>"])(
    "rejects %j",
    (text) => expect(parseEmails(text)).toBeNull(),
  );
});

describe("the retry schedule of a failed email", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const computeWaitMinutes = (failures: number) =>
    (computeNextTry(failures, now).getTime() - now.getTime()) / 60_000;

  test("waits longer after each failure, up to four hours", () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(computeWaitMinutes)).toEqual([1, 5, 15, 60, 240, 240, 240]);
  });

  test("gives up after three days", () => {
    expect(getRetryCutoff(now).toISOString()).toBe("2026-11-19T10:00:00.000Z");
  });
});
