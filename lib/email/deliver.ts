import "server-only";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { LOOPBACK } from "@/lib/core/loopback";
import { failureOf, partProblem, type Phase, type SendFailure } from "./failure";
import type { SmtpServer } from "@/lib/core/smtp-server";

/** What is handed to the mail server. */
export type MailMessage = {
  envelope: { from: string; to: string[] };
  /** Header and body as they are sent, with CRLF. */
  raw: Buffer;
};

/** How long a server is waited for, in milliseconds. */
export type Limits = {
  connect: number;
  greeting: number;
  /** All that goes before the mail's text, together: a server may trickle. */
  agreement: number;
  /** From the text on: RFC 5321 §4.5.3.2.6 asks for ten minutes, since who gives up sooner sends twice. */
  answer: number;
};

const limits: Limits = {
  ...{ connect: 10_000, greeting: 10_000, agreement: 60_000 },
  answer: 600_000,
};

/** How it went. `isHanding`: the server was about to be given the mail, or had it. */
export type HandOver =
  | { outcome: "taken" }
  /** `begin` said no: nothing was handed over. */
  | { outcome: "left" }
  | { outcome: "failed"; isHanding: boolean; failure: SendFailure };

/** Who hands over, and what is to be noted on the way. What these throw is thrown. */
export type Handing = {
  /** How this site calls itself (EHLO); undefined where it has no name that others know. */
  name?: string | undefined;
  /**
   * Asked in the moment in which the server has agreed to everything and waits for the mail itself;
   * where it says no, the server gets none.
   */
  begin: () => Promise<boolean>;
  /** Told as soon as the server has taken it; which of the firm's addresses not, or null. */
  taken: (partProblem: string | null) => Promise<void>;
};

const timeout = () => Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" });

async function openSocket({ host, port }: SmtpServer, limit: number): Promise<Socket> {
  const socket = connect({ host, port });
  // TLS takes its listeners off it: what goes wrong then is told by the connection above it.
  socket.on("error", () => undefined);
  const timer = setTimeout(() => socket.destroy(timeout()), limit);
  try {
    await once(socket, "connect");
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing goes over the wire in the clear, other than to this machine. */
function protectionOf({ host, isSecure }: SmtpServer) {
  const isLocal = LOOPBACK.test(host);
  // Certificates are verified, always. A server on this machine often has one of its own making,
  // and nobody between to be kept out: there STARTTLS is not asked for.
  return {
    secure: isSecure,
    ignoreTLS: !isSecure && isLocal,
    requireTLS: !isSecure && !isLocal,
    // Also where Node was told to take any certificate.
    tls: { rejectUnauthorized: true },
  };
}

type Work<T> = (done: (error?: NodemailerError | null, value?: T) => void) => void;

/** Work of a connection that ends with it, or when a time is over that can be set anew. */
function createSteps() {
  let end: (error: NodemailerError) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  ended.catch(() => undefined);
  return {
    end,
    /** Ends what goes on after so many milliseconds from now; undefined is never. */
    endAfter: (limit: number | undefined) => {
      clearTimeout(timer);
      timer = limit === undefined ? undefined : setTimeout(() => end(timeout()), limit);
    },
    step: <T>(work: Work<T>) =>
      Promise.race([
        ended,
        new Promise<T>((resolve, reject) =>
          work((error, value) => (error ? reject(error) : resolve(value as T))),
        ),
      ]),
  };
}

/**
 * Hands one mail over, on a connection of its own. Never throws for what a server does; what the two
 * that it asks and tells throw is thrown.
 */
export async function handOver(
  server: SmtpServer,
  { envelope, raw }: MailMessage,
  { name, begin, taken }: Handing,
  { connect: connecting, greeting, agreement, answer }: Limits = limits,
): Promise<HandOver> {
  let phase: Phase = "connecting";
  let beginning: Promise<boolean> | undefined;
  let socket: Socket | undefined;
  const { end, endAfter, step } = createSteps();

  // Read for the first time once the server has answered 354 to DATA.
  async function* whenAsked() {
    beginning = begin();
    if (!(await beginning)) throw new Error("Not to be sent");
    endAfter(answer);
    yield raw;
  }

  /** Says all that is to be said, up to the server's 250. */
  async function converse() {
    socket = await openSocket(server, connecting);
    const connection = new SMTPConnection({
      ...{ connection: socket, host: server.host, ...protectionOf(server) },
      ...(name !== undefined && { name }),
      ...{ connectionTimeout: connecting, greetingTimeout: greeting, socketTimeout: answer },
    });
    connection.on("error", end);
    connection.on("end", () => end(Object.assign(new Error("Closed"), { code: "ECONNECTION" })));
    await step((done) => connection.connect(done));
    const { account } = server;
    if (account) {
      const credentials = { user: account.user, pass: account.password };
      await step((done) => connection.login({ credentials }, done));
    }
    phase = "agreeing";
    // The connection writes into its envelope.
    const own = { from: envelope.from, to: [...envelope.to] };
    const { rejectedErrors } = await step<{ rejectedErrors?: NodemailerError[] }>((done) =>
      connection.send(own, Readable.from(whenAsked(), { objectMode: false }), done),
    );
    return { connection, rejectedErrors };
  }

  async function brokenOff(error: NodemailerError): Promise<HandOver> {
    // The connection may have broken while it was being asked.
    const begun = await beginning;
    if (begun === false) return { outcome: "left" };
    const isHanding = begun === true;
    const failure = failureOf(error, isHanding ? "handing" : phase);
    return { outcome: "failed", isHanding, failure };
  }

  try {
    endAfter(agreement);
    const said = await converse().catch((error: NodemailerError) => ({ error }));
    endAfter(undefined);
    if ("error" in said) return await brokenOff(said.error);
    // First of all: whoever is killed before it is noted leaves a mail in doubt that has arrived.
    await taken(partProblem(said.rejectedErrors));
    await goodbye(said.connection, socket!);
    return { outcome: "taken" };
  } finally {
    endAfter(undefined);
    socket?.destroy();
  }
}

/** How long a server may take to say good-bye, in milliseconds: it has the mail already. */
const GOODBYE_MS = 5_000;

/** Leaves as the protocol has it, so that no second connection begins before this one has ended. */
async function goodbye(connection: SMTPConnection, socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  const closed = once(socket, "close", { signal: AbortSignal.timeout(GOODBYE_MS) });
  connection.quit();
  await closed.catch(() => undefined);
}
