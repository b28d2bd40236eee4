import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { decode } from "next-auth/jwt";
import { seal, unseal } from "./sealed";

const secret = "a-secret-for-tests-of-more-than-32-characters";

test("opens a sealed value only with the same secret and salt, and only until it expires", async () => {
  const value = await seal({ sub: "asha" }, { secret, salt: "device" }, 60);
  expect(await unseal(value, { secret, salt: "device" })).toMatchObject({ sub: "asha" });
  expect(await unseal(value, { secret })).toBeNull();
  expect(await unseal(value, { secret: `${secret}.`, salt: "device" })).toBeNull();
  expect(await unseal(await seal({}, { secret }, -60), { secret })).toBeNull();
  expect(await unseal(undefined, { secret })).toBeNull();
});

test("rejects a value that was sealed with the right key but another algorithm (ASVS 9.1.2)", async () => {
  const key = hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32);
  const contentKey = randomBytes(32);
  const wrap = createCipheriv("id-aes256-wrap", Buffer.from(key), Buffer.alloc(8, 0xa6));
  const base64 = (bytes: Buffer) => bytes.toString("base64url");
  const header = base64(Buffer.from(JSON.stringify({ alg: "A256KW", enc: "A256GCM" })));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([
    cipher.update(JSON.stringify({ sub: "asha" })),
    cipher.final(),
  ]);
  const value = [
    header,
    base64(Buffer.concat([wrap.update(contentKey), wrap.final()])),
    base64(iv),
    base64(ciphertext),
    base64(cipher.getAuthTag()),
  ].join(".");
  expect(await decode({ token: value, secret })).toMatchObject({ sub: "asha" });
  expect(await unseal(value, { secret })).toBeNull();
});
