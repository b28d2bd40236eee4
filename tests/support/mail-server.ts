import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What a server does at a point: goes on, says nothing any more, breaks off, or refuses in words. */
export type Act = "go on" | "hang" | "drop" | { code: number; words: string };

/** The points of a conversation at which it can do something else than go on. */
export type Point = "connect" | "from" | "to" | "data" | "taken";

/** A mail that the server has acknowledged, or was about to. */
export type TakenMail = {
  id: string;
  from: string;
  to: string[];
  raw: Buffer;
  at: number;
  /** How the client called itself, as whom it signed in, and whether nobody could listen. */
  by: string;
  account: string | null;
  isEncrypted: boolean;
};

/** A real SMTP server that does what servers do. */
export type MailServer = {
  port: number;
  /** Its address, with an account in it where one is asked for. */
  url: string;
  /** What it has taken, in that order. */
  mails: TakenMail[];
  /** How many connections there have been, how many at once at most, and how many are open now. */
  connections: () => { all: number; atOnce: number; now: number };
  /** Decides what is done at each point from now on; `id` is the mail's, once it is known. */
  behave: (act: (point: Point, id: string) => Act | Promise<Act>) => void;
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** TLS from the start, with a certificate that nobody has signed. */
  isSecure?: boolean;
  /** Offers STARTTLS with that certificate. */
  hasStartTls?: boolean;
  /** Another certificate than that one. */
  certificate?: { key: string; cert: string };
  account?: { user: string; password: string };
  /** 127.0.0.1, or another name of this machine. */
  host?: string;
};

const messageIdOf = (raw: Buffer) => /^message-id:\s*(<[^>]*>)/im.exec(raw.toString())?.[1] ?? "";

type Callback = (error?: Error | null) => void;

/** Starts a server that takes everything until it is told otherwise. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const {
    isSecure = false,
    hasStartTls = false,
    account,
    certificate,
    host = "127.0.0.1",
  } = options;
  const mails: TakenMail[] = [];
  const open = new Set<string>();
  const count = { all: 0, atOnce: 0 };
  let decide: Parameters<MailServer["behave"]>[0] = () => "go on";

  const dropAll = (session: SMTPServerSession) => {
    for (const connection of server.connections) {
      if (connection.session.id === session.id) connection._socket.destroy();
    }
  };
  const at = async (point: Point, session: SMTPServerSession, done: Callback, id = "") => {
    const act = await decide(point, id);
    if (act === "hang") return;
    if (act === "drop") return dropAll(session);
    if (act === "go on") return done();
    done(Object.assign(new Error(act.words), { responseCode: act.code }));
  };

  const server = new SMTPServer({
    secure: isSecure,
    ...certificate,
    hideSTARTTLS: !hasStartTls,
    disabledCommands: hasStartTls ? [] : ["STARTTLS"],
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, done) => {
      open.add(session.id);
      count.all += 1;
      // One that has just closed is told of in this turn, too.
      setImmediate(() => (count.atOnce = Math.max(count.atOnce, open.size)));
      void at("connect", session, done);
    },
    onClose: (session) => void open.delete(session.id),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error("Who are you?"), { responseCode: 535 }));
    },
    onMailFrom: (_address, session, done) => void at("from", session, done),
    onRcptTo: (_address, session, done) => void at("to", session, done),
    onData: async (stream, session, done) => {
      const raw = await buffer(stream).catch(() => undefined);
      // Broken off before its end: it counts for nothing.
      if (raw === undefined) return;
      const id = messageIdOf(raw);
      const { mailFrom, rcptTo } = session.envelope;
      const taken = {
        id,
        raw,
        at: Date.now(),
        by: String(session.hostNameAppearsAs),
        account: session.user ?? null,
        isEncrypted: session.secure,
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
      };
      await at(
        "data",
        session,
        (error) => {
          if (error) return done(error);
          mails.push(taken);
          // From here on the mail is the server's, whether anybody hears of it or not.
          void at("taken", session, done, id);
        },
        id,
      );
    },
  });
  // Clients that break off, or do not like the certificate.
  server.on("error", () => undefined);
  const listening = server.listen(0, host);
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const who = account
    ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
    : "";
  return {
    port,
    mails,
    url: `smtp${isSecure ? "s" : ""}://${who}${host}:${port}`,
    connections: () => ({ ...count, now: open.size }),
    behave: (act) => (decide = act),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of server.connections) connection._socket.destroy();
      }),
  };
}

/** A server that speaks no SMTP: it does with a connection what it is told. */
export async function startOddServer(
  serve: (socket: Socket) => void,
): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
