import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** The server's reaction at a stage of the SMTP dialogue: continue, hang, drop the connection, or refuse. */
export type Reaction = "continue" | "hang" | "drop" | { code: number; message: string };

export type SmtpStage = "connect" | "from" | "to" | "data" | "accepted";

type AcceptedMail = {
  id: string;
  from: string;
  to: string[];
  raw: Buffer;
  /** The client's EHLO name. */
  clientName: string;
  /** The user name if the client has authenticated. */
  account: string | null;
  isEncrypted: boolean;
};

export type MailServer = {
  port: number;
  /** Includes the user name and password if the server has an account. */
  url: string;
  mails: AcceptedMail[];
  /** Sets the reaction at each stage; `id` is the Message-ID, or empty before the data arrives. */
  setReaction: (reaction: (stage: SmtpStage, id: string) => Reaction | Promise<Reaction>) => void;
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** Uses TLS from the start, with the self-signed certificate of smtp-server if `certificate` is not set. */
  isSecure?: boolean;
  hasStartTls?: boolean;
  certificate?: { key: string; cert: string };
  account?: { user: string; password: string };
  host?: string;
};

/** Starts an SMTP server that accepts every mail until `setReaction` is called. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const {
    isSecure = false,
    hasStartTls = false,
    account,
    certificate,
    host = "127.0.0.1",
  } = options;
  const mails: AcceptedMail[] = [];
  let decide: Parameters<MailServer["setReaction"]>[0] = () => "continue";

  const dropConnection = (session: SMTPServerSession) => {
    for (const connection of server.connections) {
      if (connection.session.id === session.id) connection._socket.destroy();
    }
  };
  const react = async (
    stage: SmtpStage,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
    id = "",
  ) => {
    const reaction = await decide(stage, id);
    if (reaction === "hang") return;
    if (reaction === "drop") return dropConnection(session);
    if (reaction === "continue") return done();
    done(Object.assign(new Error(reaction.message), { responseCode: reaction.code }));
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
    onConnect: (session, done) => void react("connect", session, done),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error("Who are you?"), { responseCode: 535 }));
    },
    onMailFrom: (_address, session, done) => void react("from", session, done),
    onRcptTo: (_address, session, done) => void react("to", session, done),
    onData: async (stream, session, done) => {
      const raw = await buffer(stream).catch(() => undefined);
      if (raw === undefined) return;
      const id = /^message-id:\s*(<[^>]*>)/im.exec(raw.toString())?.[1] ?? "";
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        id,
        raw,
        clientName: String(session.hostNameAppearsAs),
        account: session.user ?? null,
        isEncrypted: session.secure,
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
      };
      const accept = (error?: Error | null) => {
        if (error) return done(error);
        mails.push(mail);
        // The server has accepted the mail, even if the client never receives the reply.
        void react("accepted", session, done, id);
      };
      await react("data", session, accept, id);
    },
  });
  // Ignores the errors of clients that disconnect or reject the certificate.
  server.on("error", () => undefined);
  const listening = server.listen(0, host);
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const authentication = account
    ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
    : "";
  return {
    port,
    mails,
    url: `smtp${isSecure ? "s" : ""}://${authentication}${host}:${port}`,
    setReaction: (reaction) => (decide = reaction),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of server.connections) connection._socket.destroy();
      }),
  };
}
