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

test.each([
  ["/admin", true, null],
  ["/admin", false, `${siteUrl}/login`],
  ["/admin/none", false, `${siteUrl}/login`],
  ["/login", false, null],
])("sends %s with isAdmin %s in the cookie to %s", async (path, isAdmin, location) => {
  const claims = { sub: "user", sid: "session", isAdmin };
  const cookie = await createSessionCookie({ siteUrl, secret }, claims);
  const headers = { Cookie: cookie.split(";")[0]! };
  const response = await middleware(new NextRequest(`${siteUrl}${path}`, { headers }));
  expect(response.headers.get("location")).toBe(location);
});
