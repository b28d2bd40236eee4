import dns from "node:dns";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, jest, test } from "@jest/globals";
import { deliver, type Delivery, type MailMessage } from "@/lib/email/deliver";
import { parseSmtpUrl } from "@/lib/core/smtp-server";
import { makeCertificate } from "@/tools/nginx";
import { findFreePort } from "../../tools/site/site";
import { buildMailVariables, sendLead, poll } from "../support/mailed-leads";
import { withSite } from "../support/with-site";
import {
  type Reaction,
  type MailServer,
  type MailServerOptions,
  startMailServer,
} from "../support/mail-server";

const message: MailMessage = {
  envelope: { from: "leads@example.in", to: ["desk@example.in", "asha@example.in"] },
  raw: Buffer.from(
    "Message-ID: <lead-1@localhost>\r\nSubject: A lead\r\n\r\nIts text\r\n.\r\nEnd\r\n",
  ),
};
const account = { user: "leads@example.in", password: "p:w/%" };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
  jest.restoreAllMocks();
});

async function openServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanups.push(server.close);
  return server;
}

const send = (url: string, limits?: Parameters<typeof deliver>[3]) =>
  deliver(parseSmtpUrl(url)!, "www.example.in", message, limits);

const readFailure = (delivery: Delivery) => {
  if (!("scope" in delivery)) throw new Error("The mail was sent");
  const { scope, problem, otherMailsProblem } = delivery;
  return { scope, problem, otherMailsProblem };
};

const serverFailure = (problem: string) => ({
  scope: "server",
  problem,
  otherMailsProblem: problem,
});

test("delivers a mail unchanged, with its envelope, client name and account", async () => {
  const server = await openServer({ account });
  expect(await send(server.url)).toEqual({ partialProblem: null });
  const mail = { ...message.envelope, clientName: "www.example.in", account: account.user };
  expect(server.mails).toMatchObject([mail]);
  expect(server.mails[0]!.raw.equals(message.raw)).toBe(true);
});

const reactAt =
  (reactionStage: string, reaction: Reaction) =>
  (stage: string): Reaction =>
    stage === reactionStage ? reaction : "continue";

describe("deliver() with a failing mail server", () => {
  test.each([
    ["from", 550, "accepts no email from the sender in MAIL_FROM"],
    ["to", 550, "accepts no email to the recipients in MAIL_TO"],
    ["to", 450, "accepts no email right now"],
    ["data", 421, "accepts no email right now"],
    ["connect", 554, "accepts no email right now"],
  ] as const)(
    "reports a refusal at %s with code %i as a failure of the server",
    async (stage, code, problem) => {
      const server = await openServer();
      server.setReaction(reactAt(stage, { code, message: "No, thank you" }));
      expect(readFailure(await send(server.url))).toEqual(
        serverFailure(`The mail server ${problem}. The server replied: ${code} No, thank you`),
      );
    },
  );

  test.each([
    [554, "refused", "The mail server refused this email"],
    [451, "mail", "This email was temporarily refused by the mail server"],
  ] as const)(
    "reports a refusal of the text with code %i as a failure of this mail alone",
    async (code, scope, text) => {
      const server = await openServer();
      server.setReaction(reactAt("data", { code, message: "No, thank you" }));
      const problem = `${text}. The server replied: ${code} No, thank you`;
      expect(readFailure(await send(server.url))).toEqual({
        scope,
        problem,
        otherMailsProblem: null,
      });
    },
  );

  test.each([
    ["on connecting", "connect"],
    ["after the text was accepted", "accepted"],
  ])(
    "reports a connection that is dropped %s as a problem of this mail and of other mails",
    async (_, stage) => {
      const server = await openServer();
      server.setReaction(reactAt(stage, "drop"));
      expect(readFailure(await send(server.url))).toEqual({
        scope: "connection",
        problem: "This email was being sent when the connection to the mail server was lost.",
        otherMailsProblem:
          "Another email was being sent when the connection to the mail server was lost.",
      });
    },
  );

  test("reports a closed port and an unknown host as an unreachable server", async () => {
    const unreachable = serverFailure("The mail server could not be reached.");
    expect(readFailure(await send(`smtp://127.0.0.1:${await findFreePort()}`))).toEqual(
      unreachable,
    );
    // Mocked, because a real resolver may take a minute to answer.
    const failLookup = (host: string, ...rest: unknown[]) =>
      (rest.at(-1) as (error: Error) => void)(
        Object.assign(new Error(`query ENOTFOUND ${host}`), { code: "ENOTFOUND" }),
      );
    for (const method of ["resolve4", "resolve6"] as const) {
      jest.spyOn(dns.Resolver.prototype, method).mockImplementation(failLookup as never);
    }
    jest.spyOn(dns, "lookup").mockImplementation(failLookup as never);
    expect(readFailure(await send("smtp://mail.invalid"))).toEqual(unreachable);
  });

  test("sends nothing after a refused sign-in or to a server without sign-in", async () => {
    const server = await openServer({ account });
    expect(readFailure(await send(server.url.replace("leads", "others")))).toMatchObject({
      scope: "server",
      problem: expect.stringMatching(
        /^The mail server refused the sign-in\. The server replied: 535 /,
      ),
    });
    const serverWithoutSignIn = await openServer();
    const url = serverWithoutSignIn.url.replace("//", "//leads:password@");
    expect(readFailure(await send(url)).scope).toBe("server");
    expect([server.mails, serverWithoutSignIn.mails]).toEqual([[], []]);
  });

  test("shortens the server's reply and removes invisible characters", async () => {
    const server = await openServer();
    const message = `\u202e\x1b[31m<b>${"word ".repeat(200)}`;
    server.setReaction(reactAt("data", { code: 550, message }));
    const { problem } = readFailure(await send(server.url));
    expect(problem.length).toBeLessThan(380);
    expect(problem).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test("stops waiting for a silent or trickling server when a time limit is reached", async () => {
    // All other limits are ten minutes, so only the tested one can end the wait.
    const limits = { connectionTimeout: 600_000, greetingTimeout: 600_000, socketTimeout: 600_000 };
    const sendWithLimit = async (url: string, limit: object) =>
      readFailure(await send(url, { ...limits, total: 600_000, ...limit }));
    const sendToHanging = async (stage: string, limit: object) => {
      const server = await openServer();
      server.setReaction(reactAt(stage, "hang"));
      return sendWithLimit(server.url, limit);
    };
    const tricklingServer = createServer((socket) => {
      const timer = setInterval(() => socket.write("220-Please wait\r\n"), 100);
      socket.once("close", () => clearInterval(timer)).on("error", () => undefined);
      socket.write("220 Ready\r\n");
      socket.resume();
    }).listen(0, "127.0.0.1");
    cleanups.push(() => tricklingServer.close());
    await once(tricklingServer, "listening");
    const { port } = tricklingServer.address() as AddressInfo;
    const silentProblem = "This email was being sent when the mail server stopped responding.";
    expect(
      await Promise.all([
        sendToHanging("connect", { greetingTimeout: 500 }),
        sendToHanging("to", { socketTimeout: 1_000 }),
        sendToHanging("accepted", { socketTimeout: 1_000 }),
        sendWithLimit(`smtp://127.0.0.1:${port}`, { total: 1_500 }),
      ]),
    ).toMatchObject([
      { scope: "server", problem: "The mail server did not answer in time." },
      ...Array.from({ length: 3 }, () => ({ scope: "connection", problem: silentProblem })),
    ]);
  });
});

/** An IP of this machine that the site does not treat as local. */
const REMOTE_IP = "0.0.0.0";

describe("TLS with a mail server", () => {
  const untrusted = serverFailure("The mail server’s certificate cannot be trusted.");

  test.each([
    ["implicit TLS", { isSecure: true, account }],
    ["STARTTLS", { hasStartTls: true, host: REMOTE_IP }],
  ])("fails with an untrusted certificate (%s)", async (_, options) => {
    const server = await openServer(options);
    expect(readFailure(await send(server.url))).toEqual(untrusted);
    expect(server.mails).toEqual([]);
  });

  test.each([
    ["with an account", { account }],
    ["without an account", {}],
  ])("is required of a remote server (%s)", async (_, login) => {
    const server = await openServer({ ...login, host: REMOTE_IP });
    expect(readFailure(await send(server.url))).toEqual(
      serverFailure("The mail server offers no working encrypted connection."),
    );
    expect(server.mails).toEqual([]);
  });

  test("is not required of a server on this machine", async () => {
    const server = await openServer({ hasStartTls: true });
    expect(await send(server.url)).toEqual({ partialProblem: null });
  });
});

describe("A mail server's certificate in NODE_EXTRA_CA_CERTS", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-mail-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("lets the site sign in and email a lead over an encrypted connection", async () => {
    const certificate = makeCertificate(folder, `IP:127.0.0.1,IP:${REMOTE_IP}`);
    const [key, cert] = [certificate.NGINX_CERTIFICATE_KEY, certificate.NGINX_CERTIFICATE].map(
      (file) => readFileSync(file, "utf8"),
    ) as [string, string];
    const options = { hasStartTls: true, host: REMOTE_IP, account, certificate: { key, cert } };
    const server = await openServer(options);
    const trust = { NODE_EXTRA_CA_CERTS: certificate.NGINX_CERTIFICATE };
    await withSite({ ...buildMailVariables(server), ...trust }, async (site) => {
      await sendLead(site.url);
      await poll(
        async () => server.mails.length,
        (mails) => mails === 1,
      );
      expect(server.mails).toMatchObject([{ isEncrypted: true, account: account.user }]);
    });
  });
});
