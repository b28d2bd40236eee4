import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { type Call, call, signIn, signInFromPage } from "../../tools/site/calls";
import { startGate } from "../support/gate";
import { createDatabase, type DatabaseKind, testedKinds } from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { type MailServer, startMailServer } from "../support/mail-server";
import { startSite, type TestSite } from "../../tools/site/site";

// Secrets and personal data that are found again wherever they turn up: in what the server prints,
// in what anybody can read, in what browsers load.

const variables = {
  NEXTAUTH_SECRET: "nextauth-4f1c-secret-of-more-than-32-characters",
  SETUP_TOKEN: "setup-7b2e-token-for-the-first",
};
/** Of the mail server, which says back whatever it is told. */
const account = { user: "sender-3d7a@example.in", password: "mail-8e4b-password" };
const mail = { MAIL_FROM: "Site <site-1c9f@example.in>", MAIL_TO: "desk-6a2d@example.in" };
const credentials = { username: "asha-6d1b", password: "right-5c8f-password" };
const mistyped = { ...credentials, password: "mistyped-1e6b-password" };
const strangersToken = "stranger-0a9d-token-that-nobody-has";
const lead = {
  name: "Meera-8a4d Iyer",
  email: "meera-2b7c@example.in",
  phone: "9876501234",
  message: "Call me about the loan 3f9e",
};
const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

/** What a careless program, or a form without JavaScript, puts into an address. */
const careless = `?email=${lead.email}&password=${credentials.password}&_rsc=${mistyped.password}`;

/** A database that a site reaches with a password, and two ways to take it away. */
async function openDatabase(kind: DatabaseKind) {
  const database = await createDatabase(kind);
  if (kind === "sqlite") {
    const other = new Database(database.url.replace("file:", ""));
    return {
      database,
      url: database.url,
      passwords: [],
      refuse: (table: string) =>
        database.execute(
          `CREATE TRIGGER "refusal" BEFORE INSERT ON "${table}" BEGIN SELECT RAISE(ABORT, 'no'); END`,
        ),
      accept: () => database.execute(`DROP TRIGGER "refusal"`),
      takeAway: () => void other.exec("BEGIN IMMEDIATE"),
      close: () => other.close(),
    };
  }
  const gate = await startGate(database.url);
  const address = new URL(gate.url);
  address.password ||= "database-9d3a-password";
  let refusing = "";
  return {
    database,
    url: address.href,
    passwords: [address.password],
    // PostgreSQL tells the whole row that it refuses.
    refuse: (table: string) => {
      refusing = table;
      return database.execute(
        `ALTER TABLE "${table}" ADD CONSTRAINT "refusal" CHECK (false) NOT VALID`,
      );
    },
    accept: () => database.execute(`ALTER TABLE "${refusing}" DROP CONSTRAINT "refusal"`),
    takeAway: () => gate.setShut(true),
    close: () => gate.close(),
  };
}

/** Headers and body. */
async function textOf(response: Response): Promise<string> {
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Which of some words are in a text. */
const found = (words: string[], text: string) => words.filter((word) => text.includes(word));

describe.each(testedKinds)("A site on %s that was used, misused and broken", (kind) => {
  let site: TestSite;
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  /** What the site answered to anybody but the one whose data it is. */
  const answers: { to: string; text: string }[] = [];
  const secrets = [
    ...Object.values(variables),
    credentials.username,
    credentials.password,
    mistyped.password,
    strangersToken,
    ...Object.values(lead),
    ...Object.values(account),
    "site-1c9f",
    mail.MAIL_TO,
    "$argon2",
  ];
  let mailServer: MailServer;

  beforeAll(async () => {
    opened = await openDatabase(kind);
    mailServer = await startMailServer({ account });
    const words = `${lead.email} ${lead.name} ${mail.MAIL_TO} ${account.password}`;
    mailServer.behave((point) => (point === "data" ? { code: 550, words } : "go on"));
    site = await startSite(opened.url, {
      ...variables,
      ...mail,
      SMTP_URL: mailServer.url,
    });
    const { url } = site;
    secrets.push(...opened.passwords);

    const ask = async (to: string, options: Call = {}) => {
      const response = await call(url, to, options);
      return { to, status: response.status, text: await textOf(response) };
    };
    const send = async (status: number, to: string, options?: Call) => {
      const answer = await ask(to, options);
      expect(answer).toEqual({ ...answer, status });
      return answer;
    };
    /** Sends what must fail, or what anybody may read. */
    const note = async (...request: Parameters<typeof send>) => {
      answers.push(await send(...request));
    };

    const registration = {
      method: "POST",
      body: credentials,
      headers: { "X-Setup-Token": variables.SETUP_TOKEN },
    };
    const wrongToken = { "X-Setup-Token": strangersToken };
    await note(403, "/api/register", { ...registration, headers: wrongToken });
    await opened.refuse("User");
    await note(500, `/api/register${careless}`, registration);
    await opened.accept();
    await send(201, "/api/register", registration);

    await note(401, "/api/login", { method: "POST", body: mistyped });
    const program = await signIn(url, credentials);
    const page = await signInFromPage(url, { credentials });
    const { token } = program;
    secrets.push(token, page.token, page.cookie.split("=")[1]!);
    const browser = { Cookie: page.cookie, Origin: url };
    await opened.refuse("Session");
    await note(500, "/api/login", { method: "POST", body: credentials, headers: browser });
    await opened.accept();

    await send(201, "/api/contact", { method: "POST", body: lead });
    await opened.refuse("Contact");
    await note(500, `/api/contact${careless}`, { method: "POST", body: lead });
    const form = {
      method: "POST",
      raw: new URLSearchParams(lead).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    };
    // Its answer is a page for the sender, with what was typed.
    await send(500, "/api/contact", form);
    await opened.accept();

    const blog = await publishBlog(url, token, {});
    const media = await publishMedia(url, token, {});
    const offer = await publishOffer(url, token, {});
    await note(200, "/admin", { headers: browser });
    await send(200, "/api/contacts", { token });
    await send(200, "/api/contacts", { token: page.token, headers: browser });

    await note(400, "/api/login", { method: "POST", raw: `{"password":"${mistyped.password}` });
    await note(400, "/api/contact", { method: "POST", body: { ...lead, phone: [lead.email] } });
    await note(400, "/api/contact", { method: "POST", body: { ...lead, name: `\0${lead.name}` } });
    await note(413, "/api/contact", { method: "POST", raw: lead.message.repeat(4_000) });
    await note(415, "/api/contact", { ...form, headers: { "Content-Type": "text/plain" } });
    await note(401, `/api/contacts${careless}`, { token: strangersToken });
    await note(401, "/api/contacts", { token: page.token });
    await note(404, `/api/nothing${careless}`, { token, headers: browser });
    await note(405, "/api/login", { method: "PUT", body: credentials });

    // However these are taken: half a character, no character, an address that is none.
    for (const end of ["\ud800", "\0"]) {
      const body = { ...lead, message: `${lead.message}${end}` };
      answers.push(await ask("/api/contact", { method: "POST", body }));
      const name = { ...credentials, username: `${credentials.username}${end}` };
      answers.push(await ask("/api/login", { method: "POST", body: name }));
    }
    answers.push(await ask(`/%E0%A4%A${careless}`, { headers: browser }));

    for (const { id, at } of [
      { id: blog.id, at: "/api/blogs" },
      { id: media.id, at: "/api/media" },
      { id: offer.id, at: "/api/offers" },
    ]) {
      await note(200, at);
      await note(200, `${at}/${id}`);
    }
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      (loc) => new URL(loc[1]!).pathname,
    );
    for (const to of [...pages, "/login", "/register"]) {
      // What the first visitor of a page asks it with must not be kept for the next.
      await send(200, `${to}${careless}`);
      await note(200, to);
    }
    for (const to of ["/api/openapi.json", "/api/health?ready", "/feed.xml", "/robots.txt"]) {
      await note(200, to);
    }
    for (const invented of [`/nothing${careless}`, `/${lead.email}`, `/blog?page=${lead.email}`]) {
      await send(404, invented);
    }
    await note(404, "/nothing");

    opened.takeAway();
    await note(503, `/api/contact${careless}`, { method: "POST", body: lead });
    await send(503, "/api/contact", form);
    await note(503, "/api/blogs", { method: "POST", token, body: post });
    if (kind === "postgresql") {
      await note(503, "/api/health?ready");
      await note(503, `/api/contacts${careless}`, { token });
      await note(503, "/api/login", { method: "POST", body: credentials });
      answers.push(await ask("/admin", { headers: browser }));
    }
  }, 180_000);

  afterAll(async () => {
    await site.kill();
    await mailServer.close();
    opened.close();
    await opened.database.drop();
  });

  test("printed no secret and nothing of a person", () => {
    const log = site.log();
    // It did print what went wrong, with everything that it says of it.
    expect(log).toContain('"code":"internal"');
    expect(log).toContain('"code":"unavailable"');
    expect(log).toContain('"code":"mail_failed"');
    expect(log.split("\n").filter((line) => found(secrets, line).length > 0)).toEqual([]);
  });

  test("told nobody a secret, nor anything of another person", () => {
    const words = [...secrets, ...Object.keys(variables), "DATABASE_URL", "SMTP_URL"];
    expect(answers.length).toBeGreaterThan(60);
    expect(
      answers
        .map(({ to, text }) => ({ to, told: found(words, text) }))
        .filter(({ told }) => told.length > 0),
    ).toEqual([]);
  });
});

describe("What browsers load", () => {
  /** Words of what only the server has. */
  const marks = [
    "NEXTAUTH_SECRET",
    "SETUP_TOKEN",
    "DATABASE_URL",
    "SITE_URL",
    "SMTP_URL",
    "MAIL_FROM",
    // The example settings that a build is made with (lib/env.ts).
    "openssl rand",
    "data/arthora.db",
    "argon2",
    "better-sqlite3",
    "@prisma",
    "PrismaClient",
    "pg-pool",
    "next-auth",
    "satori",
    "nodemailer",
    "passwordHash",
    "usernameKey",
    "AuditEntry",
  ];
  const read = (file: string) => readFileSync(file, "latin1");

  test("has nothing of the server", () => {
    const files = filesBelow(".next/static");
    expect(files.length).toBeGreaterThan(50);
    expect(
      files
        .map((file) => ({ file, has: found(marks, read(file)) }))
        .filter(({ has }) => has.length > 0),
    ).toEqual([]);
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  });

  test("was looked through for words that the server does have", () => {
    const missing = new Set(marks);
    for (const file of filesBelow(".next/server")) {
      if (missing.size === 0) break;
      for (const mark of found([...missing], read(file))) missing.delete(mark);
    }
    expect([...missing]).toEqual([]);
  });
});
