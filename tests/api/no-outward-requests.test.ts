import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { send } from "../fuzz/send";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { onSqlite } from "../support/on-each-database";

let listener: Server;
let host = "";
let connectionCount = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    connectionCount += 1;
    socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => {
  listener.close();
});

const buildHtml = (origin: string) =>
  `<p><a href="${origin}/link">a</a><img src="${origin}/picture.png" srcset="${origin}/set.png 2x" alt="">` +
  `<video src="${origin}/v.mp4" poster="${origin}/p.jpg"></video><iframe src="${origin}/frame"></iframe>` +
  `<link rel="stylesheet" href="${origin}/style.css"><style>@import "${origin}/import.css"</style>` +
  `<svg><image href="${origin}/image.svg"/></svg><div style="background: url(${origin}/b.png)">b</div></p>`;

onSqlite("The site", (suite) => {
  const publishAndListPaths = async (origin: string) => {
    const { site, token } = suite();
    const { url } = site;
    const urls = { title: `${origin}/title.jpg`, image: `${origin}/image.jpg` };
    const text = `${origin}/text`;
    const post = { ...urls, content: buildHtml(origin), authorName: text, short_desc: text };
    const blog = await publishBlog(url, token, post);
    const offerFields = { ...urls, description: buildHtml(origin), discount: text };
    const offer = await publishOffer(url, token, offerFields);
    const mediaFields = {
      title: text,
      description: buildHtml(origin),
      mediaType: "both",
      fileUrl: text,
    };
    for (const youtubeUrl of [`${origin}/watch?v=x`, `https://youtu.be@${host}`]) {
      await publishMedia(url, token, { ...mediaFields, youtubeUrl });
    }
    const sitemap = await (await call(url, "/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((loc) =>
      loc[1]!.replace(url, ""),
    );
    expect(pages).toEqual(
      expect.arrayContaining([`/blog/${blog.id}`, `/offers/${offer.id}`, "/media"]),
    );
    const encoded = encodeURIComponent(`${origin}/optimised.jpg`);
    return [
      ...pages,
      ...pages.map((page) => `/share${page === "/" ? "/home" : page}.jpg`),
      ...["/feed.xml", "/sitemap.xml", "/login", "/admin"],
      ...["/api/blogs", "/api/media", "/api/offers", `/api/blogs/${blog.id}`],
      `/_next/image?url=${encoded}&w=640&q=75`,
      `/_next/image?url=${encodeURIComponent(`//${host}/x.jpg`)}&w=640&q=75`,
      `/${origin}`,
      `//${host}/`,
      `/blog?page=${encoded}`,
      `/login?callbackUrl=${encoded}`,
      `/api/auth/signin?url=${encoded}`,
    ];
  };

  test("never connects to a URL from a visitor, an administrator or a request header (ASVS 1.3.6, 13.1.1, 14.2.3)", async () => {
    const { url } = suite().site;
    const origin = `http://${host}`;
    const headers = {
      Host: host,
      Origin: origin,
      Referer: `${origin}/referer`,
      "X-Forwarded-Host": host,
      "X-Forwarded-Proto": "http",
      "X-Forwarded-For": "127.0.0.1",
      Forwarded: `host=${host};proto=http`,
      "X-Original-URL": `${origin}/original`,
      "X-Middleware-Rewrite": `${origin}/rewrite`,
      "Next-Url": `${origin}/next`,
    };
    const lead = { name: origin, email: "a@b.in", phone: "9876543210", message: origin };
    const requestBody = { type: "application/json", bytes: Buffer.from(JSON.stringify(lead)) };
    const { status } = await send(url, { method: "POST", headers, requestBody }, "/api/contact");
    expect(status).toBe(201);

    let responsesWithUrlCount = 0;
    const headerSets: Record<string, string>[] = [{}, headers, { RSC: "1" }];
    for (const path of await publishAndListPaths(origin)) {
      for (const headerSet of headerSets) {
        const response = await send(
          url,
          { method: "GET", headers: headerSet, requestBody: null },
          path,
        );
        expect([200, 307, 308, 404]).toContain(response.status);
        if ((await response.text()).includes(origin)) responsesWithUrlCount += 1;
      }
    }
    // The first and last assertions prove that responses contain the URLs and that the listener counts connections.
    expect(responsesWithUrlCount).toBeGreaterThan(10);
    expect(connectionCount).toBe(0);
    await fetch(origin);
    expect(connectionCount).toBe(1);
  });
});
