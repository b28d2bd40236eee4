import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type CallOptions, call, signIn, signInFromPage } from "../../tools/site/calls";
import { createDatabase, type DatabaseKind, testedDatabaseKinds } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { publishBlog, publishOffer } from "../support/entries";
import { startGate } from "../support/gate";
import { type MailServer, startMailServer } from "../support/mail-server";

// The tests send recognisable secrets and personal data, then search the log and the responses.

const variables = {
  NEXTAUTH_SECRET: "nextauth-4f1c-secret-of-more-than-32-characters",
  SETUP_TOKEN: "setup-7b2e-token-for-the-first",
};
/** The mail server repeats the password in its replies. */
const account = { user: "sender-3d7a@example.in", password: "mail-8e4b-password" };
const mailSettings = { MAIL_FROM: "Site <site-1c9f@example.in>", MAIL_TO: "desk-6a2d@example.in" };
const credentials = { username: "asha-6d1b", password: "right-5c8f-password" };
const mistypedCredentials = { ...credentials, password: "mistyped-1e6b-password" };
const foreignToken = "stranger-0a9d-token-that-nobody-has";
const lead = {
  name: "Meera-8a4d Iyer",
  email: "meera-2b7c@example.in",
  phone: "9876501234",
  message: "Call me about the loan 3f9e",
};
const form = {
  method: "POST",
  raw: new URLSearchParams(lead).toString(),
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
};

const leakyQuery = `?email=${lead.email}&password=${credentials.password}&_rsc=${mistypedCredentials.password}`;

async function openDatabase(kind: DatabaseKind) {
  const database = await createDatabase(kind);
  const gate = kind === "postgresql" ? await startGate(database.url) : null;
  const databaseUrl = new URL(gate?.url ?? database.url);
  if (gate) databaseUrl.password ||= "database-9d3a-password";
  // PostgreSQL's error contains the whole refused row, which the site must not log.
  const [refuseSql, acceptSql] = gate
    ? [
        `ALTER TABLE "$" ADD CONSTRAINT refusal CHECK (false) NOT VALID`,
        `ALTER TABLE "$" DROP CONSTRAINT refusal`,
      ]
    : [
        `CREATE TRIGGER refusal BEFORE INSERT ON "$" BEGIN SELECT RAISE(ABORT, 'no'); END`,
        `DROP TRIGGER refusal`,
      ];
  return {
    database,
    gate,
    url: gate ? databaseUrl.href : database.url,
    passwords: gate ? [databaseUrl.password] : [],
    whileRefusingInserts: async (table: string, work: () => Promise<unknown>) => {
      await database.execute(refuseSql.replace("$", table));
      await work();
      await database.execute(acceptSql.replace("$", table));
    },
  };
}

const findWords = (words: string[], text: string) => words.filter((word) => text.includes(word));

describe.each(testedDatabaseKinds)(
  "A site on %s during valid, invalid and failing requests",
  (kind) => {
    let site: TestSite;
    let mailServer: MailServer;
    let testDatabase: Awaited<ReturnType<typeof openDatabase>>;
    const answers: { to: string; text: string }[] = [];
    const secrets = [
      ...Object.values(variables),
      ...Object.values(credentials),
      mistypedCredentials.password,
      foreignToken,
      ...Object.values(lead),
      ...Object.values(account),
      "site-1c9f",
      mailSettings.MAIL_TO,
      "$argon2",
    ];

    beforeAll(async () => {
      testDatabase = await openDatabase(kind);
      mailServer = await startMailServer({ account });
      const message = `${lead.email} ${lead.name} ${mailSettings.MAIL_TO} ${account.password}`;
      mailServer.setReaction((stage) => (stage === "data" ? { code: 550, message } : "continue"));
      site = await startSite(testDatabase.url, {
        ...variables,
        ...mailSettings,
        SMTP_URL: mailServer.url,
      });
      const { url } = site;
      secrets.push(...testDatabase.passwords);

      const ask = async (to: string, options: CallOptions = {}) => {
        const response = await call(url, to, options);
        const text = `${JSON.stringify([...response.headers])}\n${await response.text()}`;
        return { to, status: response.status, text };
      };
      const send = async (status: number, to: string, options?: CallOptions) => {
        const answer = await ask(to, options);
        expect(answer).toEqual({ ...answer, status });
        return answer;
      };
      const recordAnswer = async (...request: Parameters<typeof send>) => {
        answers.push(await send(...request));
      };
      const post = (body: unknown): CallOptions => ({ method: "POST", body });

      const setupHeader = { "X-Setup-Token": variables.SETUP_TOKEN };
      const registration = { ...post(credentials), headers: setupHeader };
      const wrongTokenHeader = { "X-Setup-Token": foreignToken };
      await recordAnswer(403, "/api/register", { ...registration, headers: wrongTokenHeader });
      await testDatabase.whileRefusingInserts("User", () =>
        recordAnswer(500, `/api/register${leakyQuery}`, registration),
      );
      await send(201, "/api/register", registration);

      await recordAnswer(401, "/api/login", post(mistypedCredentials));
      const { token } = await signIn(url, credentials);
      const page = await signInFromPage(url, { credentials });
      secrets.push(token, page.token, page.cookie.split("=")[1]!);
      const browserHeaders = { Cookie: page.cookie, Origin: url };
      const signInRequest = { ...post(credentials), headers: browserHeaders };
      await testDatabase.whileRefusingInserts("Session", () =>
        recordAnswer(500, "/api/login", signInRequest),
      );

      await send(201, "/api/contact", post(lead));
      await testDatabase.whileRefusingInserts("Contact", async () => {
        await recordAnswer(500, `/api/contact${leakyQuery}`, post(lead));
        // Not recorded, because the response repeats the input to its sender.
        await send(500, "/api/contact", form);
      });

      await publishBlog(url, token, {});
      await publishOffer(url, token, {});
      await recordAnswer(200, "/admin", { headers: browserHeaders });
      await send(200, "/api/contacts", { token: page.token, headers: browserHeaders });

      await recordAnswer(400, "/api/login", {
        method: "POST",
        raw: `{"password":"${mistypedCredentials.password}`,
      });
      await recordAnswer(400, "/api/contact", post({ ...lead, phone: [lead.email] }));
      await recordAnswer(413, "/api/contact", { method: "POST", raw: lead.message.repeat(4_000) });
      await recordAnswer(415, "/api/contact", {
        ...form,
        headers: { "Content-Type": "text/plain" },
      });
      await recordAnswer(401, `/api/contacts${leakyQuery}`, { token: foreignToken });
      await recordAnswer(401, "/api/contacts", { token: page.token });
      await recordAnswer(404, `/api/nothing${leakyQuery}`, { token, headers: browserHeaders });
      await recordAnswer(405, "/api/login", { ...post(credentials), method: "PUT" });

      // Sends a lone surrogate, a NUL byte and an invalid URL; any status is fine.
      for (const invalidEnd of ["\ud800", "\0"]) {
        const message = `${lead.message}${invalidEnd}`;
        answers.push(await ask("/api/contact", post({ ...lead, message })));
        const username = `${credentials.username}${invalidEnd}`;
        answers.push(await ask("/api/login", post({ ...credentials, username })));
      }
      answers.push(await ask(`/%E0%A4%A${leakyQuery}`, { headers: browserHeaders }));

      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
      const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        (loc) => new URL(loc[1]!).pathname,
      );
      for (const to of [...pages, "/login", "/register"]) {
        // The first visitor's query string must not be in the cached page.
        await send(200, `${to}${leakyQuery}`);
        await recordAnswer(200, to);
      }
      for (const to of ["/api/openapi.json", "/api/health?ready", "/api/blogs", "/api/offers"]) {
        await recordAnswer(200, to);
      }
      for (const unknownPath of [
        `/nothing${leakyQuery}`,
        `/${lead.email}`,
        `/blog?page=${lead.email}`,
      ]) {
        await send(404, unknownPath);
      }
      await recordAnswer(404, "/nothing");

      if (testDatabase.gate === null) return;
      testDatabase.gate.setRefusing(true);
      await recordAnswer(503, `/api/contact${leakyQuery}`, post(lead));
      await send(503, "/api/contact", form);
      await recordAnswer(503, "/api/health?ready");
      await recordAnswer(503, `/api/contacts${leakyQuery}`, { token });
      await recordAnswer(503, "/api/login", post(credentials));
      answers.push(await ask("/admin", { headers: browserHeaders }));
    }, 180_000);

    afterAll(async () => {
      await site.kill();
      await mailServer.close();
      testDatabase.gate?.close();
      await testDatabase.database.drop();
    });

    test("logs no secret and no personal data (ASVS 14.2.4, 16.2.5, 16.3.4)", () => {
      const log = site.readLog();
      expect(log).toContain(`"code":"internal"`);
      expect(log).toMatch(/"code":"mail_failed",.*"scope":"refused",.*"reply":550/);
      expect(log).toContain(`"mail":"${new URL(mailServer.url).host}"`);
      expect(log.split("\n").filter((line) => findWords(secrets, line).length > 0)).toEqual([]);
    });

    test("sends no secret and no personal data in its recorded responses (ASVS 16.5.1)", () => {
      const words = [...secrets, ...Object.keys(variables), "DATABASE_URL", "SMTP_URL"];
      expect(answers.length).toBeGreaterThan(60);
      const leaks = answers.map(({ to, text }) => ({ to, words: findWords(words, text) }));
      expect(leaks.filter((answer) => answer.words.length > 0)).toEqual([]);
    });
  },
);

describe("The browser bundle", () => {
  const serverWords = [
    ...["NEXTAUTH_SECRET", "SETUP_TOKEN", "DATABASE_URL", "SITE_URL", "SMTP_URL", "MAIL_FROM"],
    ...["openssl rand", "data/arthora.db"],
    ...["argon2", "better-sqlite3", "@prisma", "PrismaClient", "pg-pool"],
    ...["next-auth", "satori", "nodemailer"],
    ...["passwordHash", "usernameKey", "AuditEntry"],
  ];
  const listFiles = (folder: string) =>
    globSync(`${folder}/**`, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  const listServerWords = (file: string) => findWords(serverWords, readFileSync(file, "latin1"));

  test("contains no server code and no source map (ASVS 13.3.2, 13.4.2)", () => {
    const files = listFiles(".next/static");
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => listServerWords(file).length > 0)).toEqual([]);
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    // A misspelt word would match no file, so each word must occur in the server bundle.
    expect(new Set(listFiles(".next/server").flatMap(listServerWords))).toEqual(
      new Set(serverWords),
    );
  });
});
