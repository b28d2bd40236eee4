import { expect, test } from "@jest/globals";
import { findWeakness, requireStrongPassword } from "./new-password";

test.each([
  "aaaaaaaaaaaa",
  " ".repeat(12),
  "password123456",
  "P@ssw0rd1234",
  "p a s s w o r d 1 2 3",
  "iloveyouiloveyou",
  "qwertyuiop12",
  "correct horse battery staple",
  "Correct-Horse-Battery-Staple1",
])("rejects the password %j as easy to guess", async (password) => {
  expect(await findWeakness(password, "ravi")).toMatch(/easy to guess/);
});

test.each(["monsoon lantern cedar 42", "यह मेरा लंबा वाक्य है", "x7#Kq!vR2@Lm", "?=;)<{]>@~:,"])(
  "accepts the password %j",
  async (password) => expect(await findWeakness(password, "ravi")).toBeNull(),
);

const TOO_SHORT = "A new password must be at least 12 characters";
const CONTAINS_NAME = "A new password must not contain your username or the firm’s name";

test.each([
  ["short", TOO_SHORT],
  ["🙂🙂🙂🙂🙂🙂", TOO_SHORT],
  ["hello, RAVI here", CONTAINS_NAME],
  ["Arthora-2026-Mumbai", CONTAINS_NAME],
])("rejects the password %j, which is short or contains a name", async (password, message) => {
  expect(await findWeakness(password, "ravi")).toBe(message);
});

test("allows a password that contains a username of three letters", async () => {
  expect(await findWeakness("monsoon raj lantern 42", "raj")).toBeNull();
});

test("names the field of a weak password in the error, and accepts a strong password", async () => {
  await expect(requireStrongPassword("short", "ravi", "newPassword")).rejects.toMatchObject({
    code: "invalid",
    message: TOO_SHORT,
    fields: { newPassword: TOO_SHORT },
  });
  await expect(
    requireStrongPassword("monsoon lantern cedar 42", "ravi", "x"),
  ).resolves.toBeUndefined();
});
