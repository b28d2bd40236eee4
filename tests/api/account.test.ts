import { expect, test } from "@jest/globals";
import { admin, call, signIn } from "../../tools/site/calls";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";

// What administrators do with their own account.

onEachDatabase("A password", (suite) => {
  let password = admin.password;
  const change = (token: string | undefined, body: unknown) =>
    call(suite().site.url, "/api/account/password", { method: "PUT", token, body });
  const signInAgain = () => signIn(suite().site.url, { ...admin, password });
  const isSignedIn = async (token: string) =>
    (await call(suite().site.url, "/api/contacts", { token })).status === 200;

  test("is changed by who knows the present one, and ends their other sessions", async () => {
    const [here, elsewhere] = [await signInAgain(), await signInAgain()];
    const newPassword = "another long one, quite";
    expect((await change(here.token, { password, newPassword })).status).toBe(204);
    expect(await isSignedIn(here.token)).toBe(true);
    expect(await isSignedIn(elsewhere.token)).toBe(false);
    await expect(signInAgain()).rejects.toThrow("401");
    password = newPassword;
    await signInAgain();
    const [entry] = (await (
      await call(suite().site.url, "/api/audit", { token: here.token })
    ).json()) as unknown[];
    expect(JSON.stringify(entry)).not.toContain(newPassword);
  });

  test.each([
    ["short", "A new password must be at least 12 characters"],
    ["🙂🙂🙂🙂🙂🙂", "A new password must be at least 12 characters"],
    ["1QAZ2wsx3edc", "This is one of the most common passwords. Choose another."],
    ["hello, ASHA here", "A new password must not contain your username or the firm’s name"],
    ["Arthora-2026-Mumbai", "A new password must not contain your username or the firm’s name"],
  ])("is not changed to %j", async (newPassword, message) => {
    const { token } = await signInAgain();
    await expectInvalid(await change(token, { password, newPassword }), { newPassword: message });
    await signInAgain();
  });

  test("is not changed by somebody who does not know it", async () => {
    const { token } = await signInAgain();
    await expectInvalid(
      await change(token, { password: "a guess", newPassword: "a new one, quite long" }),
      { password: "This is not your present password" },
    );
    expect(await isSignedIn(token)).toBe(true);
    await signInAgain();
  });

  test("is nothing that a caller without a session can change", async () => {
    await expectFailure(await change(undefined, { password, newPassword: "x".repeat(20) }), {
      status: 401,
    });
  });
});
