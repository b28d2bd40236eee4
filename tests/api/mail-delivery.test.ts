import dns from "node:dns";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { deliver, type Delivery, type MailMessage } from "@/lib/email/deliver";
import { parseSmtpUrl } from "@/lib/core/smtp-server";
import { freePort } from "../../tools/site/site";
import {
  type Act,
  type MailServer,
  type MailServerOptions,
  startMailServer,
  startOddServer,
} from "../support/mail-server";

// One mail and a real SMTP server, which does what servers do.

const message: MailMessage = {
  envelope: { from: "leads@example.in", to: ["desk@example.in", "asha@example.in"] },
  raw: Buffer.from(
    "Message-ID: <lead-1@localhost>\r\nSubject: A lead\r\n\r\nIts text\r\n.\r\nEnd\r\n",
  ),
};
const account = { user: "leads@example.in", password: "p:w/%" };

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  jest.restoreAllMocks();
});

async function open(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  opened.push(server.close);
  return server;
}

const send = (url: string, limits?: Parameters<typeof deliver>[3]) =>
  deliver(parseSmtpUrl(url)!, "www.example.in", message, limits);

const failed = (delivery: Delivery) => {
  if (!("scope" in delivery)) throw new Error("It was sent");
  const { scope, problem, othersProblem } = delivery;
  return { scope, problem, othersProblem };
};

/** A failure that concerns all mails alike. */
const ofServer = (problem: string) => ({ scope: "server", problem, othersProblem: problem });

describe("A server that takes it", () => {
  test("has it as it was, from whom the site says it is", async () => {
    const server = await open({ account });
    expect(await send(server.url)).toEqual({ partProblem: null });
    expect(server.mails).toMatchObject([
      { ...message.envelope, by: "www.example.in", account: account.user },
    ]);
    expect(server.mails[0]!.raw.equals(message.raw)).toBe(true);
  });

  test("for one of the firm's addresses has it, and what was refused is told", async () => {
    const server = await open();
    let refused = 0;
    server.behave((point) =>
      point === "to" && (refused += 1) === 1 ? { code: 550, words: "Nobody here" } : "go on",
    );
    expect(await send(server.url)).toEqual({
      partProblem:
        "The mail server did not accept it for desk@example.in. It said: 550 Nobody here",
    });
    expect(server.mails).toMatchObject([{ to: ["asha@example.in"] }]);
  });

  test("is not waited for once it has it", async () => {
    const server = await open();
    await send(server.url);
    await expect(
      new Promise((resolve) => setTimeout(resolve, 500)).then(() => server.connections().now),
    ).resolves.toBe(0);
  });
});

const refuses =
  (at: string, act: Act) =>
  (point: string): Act =>
    point === at ? act : "go on";

describe("A server that does not", () => {
  test.each([
    [
      "from",
      550,
      "The mail server accepts no email from the firm’s own address (MAIL_FROM). It said: 550 No, thank you",
    ],
    [
      "to",
      550,
      "The mail server accepts no email to any of the firm’s own addresses (MAIL_TO). It said: 550 No, thank you",
    ],
    ["to", 450, "The mail server accepts no email right now. It said: 450 No, thank you"],
    ["data", 421, "The mail server accepts no email right now. It said: 421 No, thank you"],
    ["connect", 554, "The mail server accepts no email right now. It said: 554 No, thank you"],
    ["connect", 421, "The mail server accepts no email right now. It said: 421 No, thank you"],
  ] as const)("at %s with %i concerns all mails", async (point, code, problem) => {
    const server = await open();
    server.behave(refuses(point, { code, words: "No, thank you" }));
    expect(failed(await send(server.url))).toEqual(ofServer(problem));
    expect(server.mails).toEqual([]);
  });

  test.each([
    [554, "refused", "The mail server refused this email. It said: 554 No, thank you"],
    [
      451,
      "mail",
      "This email was not accepted by the mail server for now. It said: 451 No, thank you",
    ],
  ] as const)(
    "once it has the text, with %i, concerns that mail alone",
    async (code, scope, problem) => {
      const server = await open();
      server.behave(refuses("data", { code, words: "No, thank you" }));
      expect(failed(await send(server.url))).toEqual({ scope, problem, othersProblem: null });
      expect(server.mails).toEqual([]);
    },
  );

  test.each(["connect", "from", "data", "taken"])(
    "breaking off at %s may do so because of the mail, and with others too",
    async (point) => {
      const server = await open();
      server.behave(refuses(point, "drop"));
      expect(failed(await send(server.url))).toEqual({
        scope: "connection",
        problem: "This email was being sent when the connection to the mail server broke off.",
        othersProblem:
          "Another email was being sent when the connection to the mail server broke off.",
      });
    },
  );

  const unreached = ofServer("The mail server could not be reached.");

  test("because nobody listens there cannot be reached", async () => {
    expect(failed(await send(`smtp://127.0.0.1:${await freePort()}`))).toEqual(unreached);
  });

  test("because there is no such host cannot be reached", async () => {
    // What a resolver says of such a name; this machine's own may take a minute to say so.
    const unknown = (host: string, done: (error: Error) => void) =>
      done(Object.assign(new Error(`query ENOTFOUND ${host}`), { code: "ENOTFOUND" }));
    for (const ask of ["resolve4", "resolve6"] as const) {
      jest.spyOn(dns.Resolver.prototype, ask).mockImplementation(unknown as never);
    }
    const lookup = jest
      .spyOn(dns, "lookup")
      .mockImplementation(((host: string, _options: object, done: (error: Error) => void) =>
        unknown(host, done)) as never);
    expect(failed(await send("smtp://mail.invalid"))).toEqual(unreached);
    expect(lookup.mock.calls.map(([host]) => host)).toEqual(["mail.invalid"]);
  });

  test("at the sign-in says so", async () => {
    const server = await open({ account: { ...account, password: "another" } });
    expect(failed(await send(server.url.replace("another", "wrong")))).toMatchObject({
      scope: "server",
      problem: expect.stringMatching(/^The mail server refused the sign-in\. It said: 535 /),
    });
  });

  test("speaks something else altogether is no mail server", async () => {
    const odd = await startOddServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    opened.push(odd.close);
    expect(failed(await send(`smtp://127.0.0.1:${odd.port}`)).scope).toBe("server");
  });

  test("says whatever it likes, which is cut and has nothing that is not shown", async () => {
    const server = await open();
    const words = `\u202e\x1b[31m<b>${"word ".repeat(200)}`;
    server.behave(refuses("data", { code: 550, words }));
    const { problem } = failed(await send(server.url));
    expect(problem.length).toBeLessThan(380);
    expect(problem).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test("knows no sign-in gets nothing where an account is set", async () => {
    const server = await open();
    expect(failed(await send(server.url.replace("//", "//leads:password@"))).scope).toBe("server");
    expect(server.mails).toEqual([]);
  });

  test("says nothing, or trickles, is waited for so long and then left", async () => {
    const limits = {
      connectionTimeout: 1_000,
      greetingTimeout: 1_000,
      socketTimeout: 2_500,
      total: 4_000,
    };
    const timed = async (url: string) => {
      const started = performance.now();
      const { scope, problem } = failed(await send(url, limits));
      // By this clock Node's timers may be a millisecond early.
      const took = performance.now() - started + 1;
      return { scope, problem, seconds: Math.floor(took / 1_000) };
    };
    const hanging = async (point: string) => {
      const server = await open();
      server.behave(refuses(point, "hang"));
      return { ...(await timed(server.url)), connections: server.connections().now };
    };
    const trickling = async () => {
      const odd = await startOddServer((socket) => {
        const timer = setInterval(() => socket.write("220-Please wait\r\n"), 100);
        socket.write("220 Ready\r\n");
        socket.once("close", () => clearInterval(timer));
        // It goes on speaking, and never comes to its point.
        socket.on("data", () => undefined);
      });
      opened.push(odd.close);
      return timed(`smtp://127.0.0.1:${odd.port}`);
    };
    const [greeting, to, taken, trickle] = await Promise.all([
      hanging("connect"),
      hanging("to"),
      hanging("taken"),
      trickling(),
    ]);
    expect(greeting).toMatchObject({
      scope: "server",
      problem: "The mail server did not answer in time.",
      seconds: 1,
    });
    const silent = {
      scope: "connection",
      problem: "This email was being sent when the mail server fell silent.",
    };
    expect(to).toMatchObject({ ...silent, seconds: 2 });
    expect(taken).toMatchObject({ ...silent, seconds: 2 });
    expect(trickle).toMatchObject(silent);
    expect(trickle.seconds).toBeLessThan(5);
  });
});

describe("A certificate", () => {
  const untrusted = ofServer("The mail server’s certificate cannot be trusted.");

  /** Leads to this machine, too, and is none of the names by which it is known as such. */
  const elsewhere = "0.0.0.0";

  test("that nobody has signed is refused from the start", async () => {
    const server = await open({ isSecure: true, account });
    expect(failed(await send(server.url))).toEqual(untrusted);
    expect(server.mails).toEqual([]);
  });

  test("that nobody has signed is refused where STARTTLS is offered", async () => {
    const server = await open({ hasStartTls: true, host: elsewhere });
    expect(failed(await send(server.url))).toEqual(untrusted);
    expect(server.mails).toEqual([]);
  });

  test.each([
    ["a password", { account }],
    ["none", {}],
  ])("is a must, with %s: nothing goes in the clear", async (_, asked) => {
    const server = await open({ ...asked, host: elsewhere });
    expect(failed(await send(server.url))).toEqual(
      ofServer("The mail server offers no encrypted connection, or none that works."),
    );
    expect(server.mails).toEqual([]);
  });

  test("of a server on this machine is not asked for", async () => {
    const server = await open({ hasStartTls: true });
    expect(await send(server.url)).toEqual({ partProblem: null });
  });
});
