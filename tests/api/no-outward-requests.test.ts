import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { endConnections, send } from "../fuzz/send";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { onSqlite } from "../support/on-each-database";

// No request of ours goes to an address that a visitor or an editor typed: not to look at a picture,
// nor to make it smaller, to check a link, or to go where a header says.

let listener: Server;
let address = "";
let connections = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => {
  endConnections();
  listener.close();
});

const markup = (at: string) =>
  `<p><a href="${at}/link">a</a><img src="${at}/picture.png" alt="">` +
  `<img src="x" srcset="${at}/set.png 2x"><video src="${at}/v.mp4" poster="${at}/p.jpg"></video>` +
  `<link rel="stylesheet" href="${at}/style.css"><style>@import "${at}/import.css"</style>` +
  `<iframe src="${at}/frame"></iframe><object data="${at}/object"></object>` +
  `<svg><image href="${at}/image.svg"/></svg><div style="background: url(${at}/b.png)">b</div></p>`;

onSqlite("What visitors and editors typed", (suite) => {
  /** The listener's address in every header that names one, besides what a call needs. */
  const headers = () => {
    const { host } = new URL(address);
    return {
      Host: host,
      Origin: address,
      Referer: `${address}/referer`,
      "X-Forwarded-Host": host,
      "X-Forwarded-Proto": "http",
      "X-Forwarded-For": "127.0.0.1",
      Forwarded: `host=${host};proto=http`,
      "X-Original-URL": `${address}/original`,
      "X-Middleware-Rewrite": `${address}/rewrite`,
      "Next-Url": `${address}/next`,
    };
  };

  const publishAll = async () => {
    const { site, token } = suite();
    const html = markup(address);
    const named = { title: `${address}/title.jpg`, image: `${address}/image.jpg` };
    const text = `${address}/text`;
    const blog = await publishBlog(site.url, token, {
      ...named,
      content: html,
      authorName: text,
      short_desc: text,
    });
    const offer = await publishOffer(site.url, token, {
      ...named,
      description: html,
      discount: text,
    });
    for (const youtubeUrl of [
      `${address}/watch?v=x`,
      `https://youtu.be@${new URL(address).host}`,
    ]) {
      await publishMedia(site.url, token, {
        title: text,
        description: html,
        mediaType: "both",
        fileUrl: `${address}/file.pdf`,
        youtubeUrl,
      });
    }
    return { blog: `/blog/${blog.id}`, offer: `/offers/${offer.id}` };
  };

  const sendContacts = async () => {
    const fields = { name: address, email: "a@b.in", phone: address, message: address };
    const json = (body: object) => Buffer.from(JSON.stringify(body));
    for (const sent of [
      { type: "application/json", bytes: json(fields) },
      { type: "application/json", bytes: json({ ...fields, email: "a@127.0.0.1" }) },
      {
        type: "application/x-www-form-urlencoded",
        bytes: Buffer.from(new URLSearchParams(fields).toString()),
      },
    ]) {
      const any = { method: "POST", headers: headers(), sent };
      const { status } = await send(suite().site.url, any, "/api/contact");
      expect([201, 400]).toContain(status);
    }
  };

  const everyPath = async ({ blog, offer }: { blog: string; offer: string }) => {
    const { url } = suite().site;
    const sitemap = await (await call(url, "/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at!.replace(url, ""));
    expect(pages).toEqual(expect.arrayContaining([blog, offer, "/media"]));
    const encoded = encodeURIComponent(`${address}/optimised.jpg`);
    return [
      ...pages,
      ...pages.map((page) => `/share${page === "/" ? "/home" : page}.jpg`),
      "/feed.xml",
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/login",
      "/admin",
      "/api/blogs",
      "/api/media",
      "/api/offers",
      `/api${blog.replace("blog", "blogs")}`,
      `/_next/image?url=${encoded}&w=640&q=75`,
      `/_next/image?url=${encodeURIComponent(`//${new URL(address).host}/x.jpg`)}&w=640&q=75`,
      `/${address}`,
      `//${new URL(address).host}/`,
      `/blog?page=${encoded}`,
      `/blog/page/${encoded}`,
      `/login?callbackUrl=${encoded}`,
      `/api/auth/signin?url=${encoded}`,
    ];
  };

  test("is never asked for by us", async () => {
    const { url } = suite().site;
    await sendContacts();
    const paths = await everyPath(await publishAll());
    const none: Record<string, string> = {};
    const flight = { RSC: "1" };
    let shown = 0;
    for (const method of ["GET", "HEAD"]) {
      for (const path of paths) {
        for (const way of [none, headers(), flight]) {
          const response = await send(url, { method, headers: way, sent: null }, path);
          expect([200, 307, 308, 404]).toContain(response.status);
          if ((await response.text()).includes(address)) shown += 1;
        }
      }
    }
    // It was there to be asked for.
    expect(shown).toBeGreaterThan(10);
    expect(connections).toBe(0);
    await fetch(address);
    expect(connections).toBe(1);
    connections = 0;
  });
});
