import { expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { createSessionCookie } from "@/lib/auth/session-cookie";
import { middleware } from "@/middleware";

const siteUrl = "https://www.example.in";
const secret = "a-secret-for-tests-of-more-than-32-characters";

Object.assign(process.env, {
  SITE_URL: siteUrl,
  TRUSTED_PROXY_HOPS: "1",
  DATABASE_URL: "file:./none.db",
  NEXTAUTH_SECRET: secret,
});

async function readLocation(path: string, isAdmin: boolean): Promise<string | null> {
  const claims = { sub: "user", sid: "session", isAdmin };
  const cookie = await createSessionCookie({ siteUrl, secret }, claims);
  const headers = { Cookie: cookie.split(";")[0]! };
  const response = await middleware(new NextRequest(`${siteUrl}${path}`, { headers }));
  return response.headers.get("location");
}

test.each(["/admin", "/admin/none"])(
  "redirects from %s to /login unless the cookie says isAdmin",
  async (path) => {
    expect(await readLocation(path, false)).toBe(`${siteUrl}/login`);
    expect(await readLocation(path, true)).toBeNull();
  },
);

test("does not redirect from /login", async () => {
  expect(await readLocation("/login", false)).toBeNull();
});
