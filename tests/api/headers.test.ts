import { expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { jpeg } from "../support/images";
import { securityHeaders } from "../support/security-headers";
import { upload } from "../support/uploads";
import { withSite } from "../support/with-site";

test("pages, redirects, the API, files and errors carry the security headers", async () => {
  await withSite({}, async ({ url }) => {
    await registerAdmin(url);
    const { token } = await signIn(url);
    const uploaded = await upload(url, await jpeg(), { token });
    const { url: image } = (await uploaded.json()) as { url: string };
    const statuses = {
      "/": 200,
      "/admin": 307,
      "/api/blogs": 200,
      [image]: 200,
      "/art/hero/offer-default.jpg": 200,
      "/none": 404,
      "/api/none": 404,
      "/api/contacts": 401,
    };
    for (const [path, expected] of Object.entries(statuses)) {
      const { status, headers } = await call(url, path);
      const sent = Object.fromEntries(
        Object.keys(securityHeaders).map((name) => [name, headers.get(name)]),
      );
      expect([path, status, sent]).toEqual([path, expected, securityHeaders]);
      expect([path, headers.get("x-powered-by")]).toEqual([path, null]);
    }
  });
});
