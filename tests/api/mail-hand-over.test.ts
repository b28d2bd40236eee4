import dns from "node:dns";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { type HandOver, handOver, type Limits, type MailMessage } from "@/lib/email/deliver";
import { parseSmtpUrl } from "@/lib/core/smtp-server";
import { freePort } from "../harness/site";
import {
  type Act,
  type MailServer,
  type MailServerOptions,
  startMailServer,
  startOddServer,
} from "../harness/mail-server";

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

/** Hands the mail over; how often it was asked whether it may begin, and what came of it. */
async function send(
  url: string,
  begin: () => Promise<boolean> = async () => true,
  limits?: Limits,
  taken?: () => Promise<void>,
) {
  let asked = 0;
  const told: (string | null)[] = [];
  const started = performance.now();
  const handing = {
    name: "www.example.in",
    begin: () => {
      asked += 1;
      return begin();
    },
    taken: async (partProblem: string | null) => {
      told.push(partProblem);
      await taken?.();
    },
  };
  const result = await handOver(parseSmtpUrl(url)!, message, handing, limits);
  return { result, asked, told, ms: performance.now() - started };
}

const failed = (result: HandOver) => {
  if (result.outcome !== "failed") throw new Error(`It was ${result.outcome}`);
  const { isHanding, failure } = result;
  return { isHanding, scope: failure.scope, problem: failure.problem };
};

describe("A server that takes it", () => {
  test("has it as it was, and is asked once", async () => {
    const server = await open({ account });
    const { result, asked, told } = await send(server.url);
    expect(result).toEqual({ outcome: "taken" });
    expect([asked, told]).toEqual([1, [null]]);
    expect(server.mails).toMatchObject([{ ...message.envelope, by: "www.example.in" }]);
    expect(server.mails[0]!.raw.equals(message.raw)).toBe(true);
  });

  test("is told good-bye once it is noted that it has it", async () => {
    const server = await open();
    let openThen = 0;
    await send(server.url, undefined, undefined, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      openThen = server.connections().now;
    });
    expect(openThen).toBe(1);
  });

  test("has it, and that it could not be noted is no failure of its", async () => {
    const server = await open();
    const away = async () => {
      throw new Error("The database is away");
    };
    await expect(send(server.url, undefined, undefined, away)).rejects.toThrow("is away");
    expect(server.mails).toHaveLength(1);
  });

  test("gets nothing where it must not begin", async () => {
    const server = await open();
    const { result } = await send(server.url, async () => false);
    expect(result).toEqual({ outcome: "left" });
    expect(server.mails).toEqual([]);
  });

  test("gets nothing where nobody can say whether it may begin", async () => {
    const server = await open();
    const away = async () => {
      throw new Error("The database is away");
    };
    await expect(send(server.url, away)).rejects.toThrow("The database is away");
    expect(server.mails).toEqual([]);
  });

  test("is asked before the mail goes, and after it has agreed to take it", async () => {
    const server = await open();
    const points: string[] = [];
    server.behave((point) => {
      points.push(point);
      return "go on";
    });
    await send(server.url, async () => {
      points.push("begin");
      return true;
    });
    expect(points).toEqual(["connect", "from", "to", "to", "begin", "data", "taken"]);
  });

  test("for one of the firm's addresses has it, and what was refused is told", async () => {
    const server = await open();
    let refused = 0;
    server.behave((point) =>
      point === "to" && (refused += 1) === 1 ? { code: 550, words: "Nobody here" } : "go on",
    );
    const { result, told } = await send(server.url);
    expect(result).toEqual({ outcome: "taken" });
    expect(told).toEqual([
      "The mail server did not accept it for desk@example.in. It said: 550 Nobody here",
    ]);
    expect(server.mails).toMatchObject([{ to: ["asha@example.in"] }]);
  });
});

const handedOver = "This email was being sent when the connection to the mail server broke off.";

const refuses =
  (at: string, act: Act) =>
  (point: string): Act =>
    point === at ? act : "go on";

describe("A server that does not", () => {
  test.each([
    [
      "from",
      550,
      "server",
      "The mail server accepts no email from the firm’s own address (MAIL_FROM). It said: 550 No, thank you",
    ],
    [
      "to",
      550,
      "server",
      "The mail server accepts no email to any of the firm’s own addresses (MAIL_TO). It said: 550 No, thank you",
    ],
    ["data", 554, "refused", "The mail server refused this email. It said: 554 No, thank you"],
    ["to", 450, "server", "The mail server accepts no email right now. It said: 450 No, thank you"],
    [
      "data",
      451,
      "mail",
      "This email was not accepted by the mail server for now. It said: 451 No, thank you",
    ],
    [
      "data",
      421,
      "server",
      "The mail server accepts no email right now. It said: 421 No, thank you",
    ],
    [
      "connect",
      554,
      "server",
      "The mail server accepts no email right now. It said: 554 No, thank you",
    ],
    [
      "connect",
      421,
      "server",
      "The mail server accepts no email right now. It said: 421 No, thank you",
    ],
  ] as const)("at %s with %i concerns the %s", async (point, code, scope, problem) => {
    const server = await open();
    server.behave(refuses(point, { code, words: "No, thank you" }));
    const { result } = await send(server.url);
    const isHanding = point === "data";
    expect(failed(result)).toEqual({ isHanding, scope, problem });
    expect(server.mails).toEqual([]);
  });

  test.each([
    ["connect", "server", "The mail server could not be reached.", false],
    ["from", "server", "The connection to the mail server broke off.", false],
    ["data", "mail", handedOver, true],
    ["taken", "mail", handedOver, true],
  ] as const)("breaking off at %s concerns the %s", async (point, scope, problem, isHanding) => {
    const server = await open();
    server.behave(refuses(point, "drop"));
    const { result } = await send(server.url);
    expect(failed(result)).toEqual({ isHanding, scope, problem });
  });

  test("because nobody listens there cannot be reached", async () => {
    const { result } = await send(`smtp://127.0.0.1:${await freePort()}`);
    expect(failed(result)).toEqual({
      isHanding: false,
      scope: "server",
      problem: "The mail server could not be reached.",
    });
  });

  test("because there is no such host cannot be reached", async () => {
    // What a resolver says of such a name; this machine's own may take a minute to say so.
    const lookup = jest.spyOn(dns, "lookup").mockImplementation(((
      host: string,
      _options: object,
      done: (error: Error) => void,
    ) => {
      done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }));
    }) as never);
    const { result } = await send("smtp://mail.invalid");
    expect(lookup.mock.calls.map(([host]) => host)).toEqual(["mail.invalid"]);
    expect(failed(result)).toMatchObject({
      scope: "server",
      problem: "The mail server could not be reached.",
    });
  });

  test("at the sign-in says so", async () => {
    const server = await open({ account: { ...account, password: "another" } });
    const { result } = await send(server.url.replace("another", "wrong"));
    expect(failed(result)).toMatchObject({
      scope: "server",
      problem: expect.stringMatching(/^The mail server refused the sign-in\. It said: 535 /),
    });
  });

  test("speaks something else altogether is no mail server", async () => {
    const odd = await startOddServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    opened.push(odd.close);
    expect(failed((await send(`smtp://127.0.0.1:${odd.port}`)).result).scope).toBe("server");
  });

  test("says whatever it likes, which is cut and has nothing that is not shown", async () => {
    const server = await open();
    const words = `\u202e\x1b[31m<b>${"word ".repeat(200)}`;
    server.behave(refuses("data", { code: 550, words }));
    const { problem } = failed((await send(server.url)).result);
    expect(problem.length).toBeLessThan(380);
    expect(problem).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test("takes longer to answer for the mail than for all that went before is waited for", async () => {
    const server = await open();
    server.behave(async (point): Promise<Act> => {
      if (point === "taken") await new Promise((resolve) => setTimeout(resolve, 1_700));
      return "go on";
    });
    const limits = { connect: 1_500, greeting: 1_500, agreement: 1_500, answer: 30_000 };
    expect((await send(server.url, undefined, limits)).result).toEqual({ outcome: "taken" });
  });

  test("says nothing is waited for as long as each step may take, and when it trickles too", async () => {
    const limits = { connect: 1_000, greeting: 1_000, agreement: 3_000, answer: 5_000 };
    const hanging = (point: string) => async () => {
      const server = await open();
      server.behave(refuses(point, "hang"));
      return send(server.url, undefined, limits);
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
      return send(`smtp://127.0.0.1:${odd.port}`, undefined, limits);
    };
    const [greeting, to, data, trickle] = await Promise.all([
      hanging("connect")(),
      hanging("to")(),
      hanging("taken")(),
      trickling(),
    ]);
    const inTime = { problem: "The mail server did not answer in time." };
    expect(failed(greeting.result)).toEqual({ ...inTime, scope: "server", isHanding: false });
    expect(failed(to.result)).toEqual({ ...inTime, scope: "server", isHanding: false });
    // It may have it, and nobody can say.
    expect(failed(data.result)).toEqual({ ...inTime, scope: "doubt", isHanding: true });
    expect(failed(trickle.result).scope).toBe("server");
    expect(greeting.ms).toBeLessThan(2_900);
    for (const { ms } of [to, trickle]) expect(ms).toBeLessThan(4_900);
    expect(data.ms).toBeGreaterThan(4_900);
    expect(data.ms).toBeLessThan(9_000);
  });
});

describe("A certificate", () => {
  const untrusted = {
    isHanding: false,
    scope: "server",
    problem: "The mail server’s certificate cannot be trusted.",
  };

  /** Leads to this machine, too, and is none of the names by which it is known as such. */
  const elsewhere = "0.0.0.0";

  test("that nobody has signed is refused from the start", async () => {
    const server = await open({ isSecure: true, account });
    expect(failed((await send(server.url)).result)).toEqual(untrusted);
    expect(server.mails).toEqual([]);
  });

  test("that nobody has signed is refused where STARTTLS is offered", async () => {
    const server = await open({ hasStartTls: true, host: elsewhere });
    expect(failed((await send(server.url)).result)).toEqual(untrusted);
    expect(server.mails).toEqual([]);
  });

  test.each([
    ["a password", { account }],
    ["none", {}],
  ])("is a must, with %s: nothing goes in the clear", async (_, asked) => {
    const server = await open({ ...asked, host: elsewhere });
    expect(failed((await send(server.url)).result)).toEqual({
      ...untrusted,
      problem: "The mail server offers no encrypted connection, or none that works.",
    });
    expect(server.mails).toEqual([]);
  });

  test("of a server on this machine is not asked for", async () => {
    const server = await open({ hasStartTls: true });
    expect((await send(server.url)).result.outcome).toBe("taken");
  });
});
