import { expect, test } from "@jest/globals";
import { findWeakness } from "./new-password";

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
])("finds %j easily guessed", async (password) => {
  expect(await findWeakness(password, "ravi")).toMatch(/easily guessed/);
});

test.each(["monsoon lantern cedar 42", "यह मेरा लंबा वाक्य है", "x7#Kq!vR2@Lm", "?=;)<{]>@~:,"])(
  "takes %j",
  async (password) => expect(await findWeakness(password, "ravi")).toBeNull(),
);
