import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { png } from "../support/images";
import { onEachDatabase } from "../support/on-each-database";
import { runProgram } from "../../tools/site/programs";
import { makeUploadsFolder, removeFolder, upload } from "../support/uploads";

// The operator's command that lists and removes uploads which nothing shows any more.

const DAY_MS = 24 * 60 * 60 * 1_000;

let folder = "";
beforeAll(async () => {
  folder = await makeUploadsFolder();
});
afterAll(() => removeFolder(folder));

onEachDatabase(
  "Uploads that nothing shows",
  (suite) => {
    let made = 0;
    const store = async (age: number) => {
      made += 1;
      const { site, token } = suite();
      const response = await upload(site.url, await png({ width: 90 + made, height: 60 }), {
        token,
        name: `${made}.png`,
      });
      const { url } = (await response.json()) as { url: string };
      const id = url.split("/")[2]!;
      const then = new Date(Date.now() - age * DAY_MS);
      await utimes(path.join(folder, id), then, then);
      return { id, url };
    };
    const run = (...args: string[]) =>
      runProgram("scripts/unused-uploads.ts", {
        arguments: args,
        variables: { DATABASE_URL: suite().database.url, UPLOADS_DIR: folder },
      });
    const isServed = async ({ url }: { url: string }) =>
      (await call(suite().site.url, url)).status === 200;

    test("are listed and removed, and none that an entry or an earlier version shows", async () => {
      const { site, token } = suite();
      const change = (address: string, method: string, body?: unknown) =>
        call(site.url, address, { method, token, body });
      const shown = await Promise.all([store(31), store(31), store(31), store(31)]);
      const [before, deleted, recent, unused] = [
        await store(31),
        await store(31),
        await store(29),
        await store(31),
      ];
      await publishBlog(site.url, token, { content: `<p><img src="${shown[0].url}" alt=""></p>` });
      await publishMedia(site.url, token, { fileUrl: shown[1].url });
      await publishOffer(site.url, token, { image: shown[2].url });
      await publishMedia(site.url, token, { poster: shown[3].url });
      const post = await publishBlog(site.url, token, { image: before.url });
      await change(`/api/blogs/${post.id}`, "PUT", {
        title: "Without a picture",
        content: "<p>Text</p>",
        authorName: "Asha",
        image: "",
        short_desc: "Short",
      });
      const offer = await publishOffer(site.url, token, { image: deleted.url });
      await change(`/api/offers/${offer.id}`, "DELETE");

      expect(await run()).toMatchObject({
        status: 0,
        stdout: `Not shown by anything, and 30 days old or more: 1
/uploads/${unused.id}
Remove them: npm run uploads:unused -- --remove
`,
      });
      expect(await isServed(unused)).toBe(true);
      expect(await run("--remove")).toMatchObject({
        status: 0,
        stdout: `Removed: 1\n/uploads/${unused.id}\n`,
      });
      expect(await isServed(unused)).toBe(false);
      for (const kept of [...shown, before, deleted, recent]) {
        expect(await isServed(kept)).toBe(true);
      }
      expect(await run()).toMatchObject({
        stdout: "Nothing to remove: every upload is in use or less than 30 days old.\n",
      });
    });

    test("are not looked for where the command is not understood", async () => {
      expect(await run("--all")).toMatchObject({
        status: 1,
        stderr: "Usage: npm run uploads:unused [-- --remove]\n",
      });
    });
  },
  async () => ({ UPLOADS_DIR: folder }),
);
