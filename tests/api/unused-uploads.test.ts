import { afterAll, expect, test } from "@jest/globals";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { createPng } from "../support/images";
import { onSqliteWith } from "../support/on-each-database";
import { runProgram } from "../../tools/site/programs";
import { makeUploadsFolder, removeFolder, upload } from "../support/uploads";

const DAY_MS = 24 * 60 * 60 * 1_000;

let folder = "";
afterAll(() => removeFolder(folder));

const makeVariables = async () => ({ UPLOADS_DIR: (folder = await makeUploadsFolder()) });

onSqliteWith("npm run uploads:unused", makeVariables, (suite) => {
  let count = 0;
  const store = async (ageDays: number) => {
    count += 1;
    const { site, token } = suite();
    const response = await upload(site.url, await createPng({ width: 90 + count, height: 60 }), {
      token,
      name: `${count}.png`,
    });
    const { url } = (await response.json()) as { url: string };
    const id = url.split("/")[2]!;
    const modifiedAt = new Date(Date.now() - ageDays * DAY_MS);
    await utimes(path.join(folder, id), modifiedAt, modifiedAt);
    return { id, url };
  };
  const run = (...args: string[]) =>
    runProgram("scripts/unused-uploads.ts", {
      arguments: args,
      variables: { DATABASE_URL: suite().database.url, UPLOADS_DIR: folder },
    });
  const isServed = async ({ url }: { url: string }) =>
    (await call(suite().site.url, url)).status === 200;

  test("lists and removes old uploads that no entry and no earlier version of an entry uses", async () => {
    const { site, token } = suite();
    const [replacedImage, deletedOfferImage, unused] = [
      await store(31),
      await store(31),
      await store(31),
    ];
    const remaining = [replacedImage, deletedOfferImage, await store(29)];
    for (const [publish, field, text] of [
      [publishBlog, "content", "<img src='URL' alt=''>"],
      [publishMedia, "fileUrl", "URL"],
      [publishMedia, "poster", "URL"],
      [publishOffer, "image", "URL"],
    ] as const) {
      const usedUpload = await store(31);
      await publish(site.url, token, { [field]: text.replace("URL", usedUpload.url) });
      remaining.push(usedUpload);
    }
    const portrait = await store(31);
    const people = [{ name: "Latha", role: "Adviser", photograph: portrait.url }];
    await call(site.url, "/api/firm", { method: "PUT", token, body: { people } });
    remaining.push(portrait);
    const post = await publishBlog(site.url, token, { image: replacedImage.url });
    const body = { title: "Changed", authorName: "Asha", short_desc: "Short" };
    await call(site.url, `/api/blogs/${post.id}`, { method: "PUT", token, body });
    const offer = await publishOffer(site.url, token, { image: deletedOfferImage.url });
    await call(site.url, `/api/offers/${offer.id}`, { method: "DELETE", token });

    expect(await run()).toMatchObject({
      status: 0,
      stdout: `Unused and at least 30 days old: 1
/uploads/${unused.id}
To remove them: npm run uploads:unused -- --remove
`,
    });
    expect(await isServed(unused)).toBe(true);
    expect(await run("--remove")).toMatchObject({
      status: 0,
      stdout: `Removed: 1\n/uploads/${unused.id}\n`,
    });
    expect(await isServed(unused)).toBe(false);
    expect(await Promise.all(remaining.map(isServed))).not.toContain(false);
    expect(await run("--all")).toMatchObject({
      status: 1,
      stderr: "Usage: npm run uploads:unused [-- --remove]\n",
    });
    expect(await run()).toMatchObject({
      stdout: "Nothing to remove: every upload is in use or less than 30 days old.\n",
    });
  });
});
