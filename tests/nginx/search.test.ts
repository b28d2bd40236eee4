import { expect, test } from "@jest/globals";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { publishBlog } from "../support/entries";
import { sendRequest, decodeText, withNginx } from "../support/nginx";

const readResultCount = (text: string) =>
  /(\d+|No) posts? found for “[^”]*”/.exec(text.replace(/<!-- -->/g, ""))?.[0];

test("never caches a blog search", async () => {
  await withNginx({}, {}, async ({ nginx, site }) => {
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    await publishBlog(site.url, token, { title: "Tax & more" });
    await publishBlog(site.url, token, { title: "Gold" });
    const get = (path: string, headers: Record<string, string> = {}) =>
      sendRequest(nginx.url, path, { headers });
    for (let time = 0; time < 2; time += 1) {
      for (const [path, found] of [
        ["/blog?q=gold", "1 post found for “gold”"],
        ["/blog?utm_source=mail&q=tax+%26&q=gold", "1 post found for “tax &amp;”"],
        ["/blog?q=%22zebra", "No posts found for “&quot;zebra”"],
      ] as const) {
        const answer = await get(path);
        expect([path, readResultCount(decodeText(answer)), answer.cache]).toEqual([
          path,
          found,
          undefined,
        ]);
      }
      const data = await get("/blog?q=gold&_rsc", { RSC: "1" });
      expect([data.headers["content-type"], data.cache]).toEqual(["text/x-component", undefined]);
    }
    expect(readResultCount(decodeText(await get("/blog")))).toBeUndefined();
    expect((await get("/blog?q=")).cache).toBeDefined();
  });
});
