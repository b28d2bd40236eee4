import "server-only";
import type { NodemailerError } from "nodemailer";
import { shorten } from "@/lib/core/format";

export type SendFailure = {
  /** The failure concerns the server, the connection or this mail alone. A `refused` mail is not retried. */
  scope: "server" | "connection" | "mail" | "refused";
  /** A sentence for staff. */
  problem: string;
  /** The problem of all other due mails; null if this failure does not affect them. */
  otherMailsProblem: string | null;
  /** For the log: nodemailer's code and the server's reply code, without personal data. */
  code: string;
  reply: number | null;
};

/** Prefix of problems that the mail itself may cause. Such a mail keeps its retry time when another mail is sent. */
export const SINGLE_MAIL_PREFIX = "This email";

const REPLY_LENGTH = 300;

/** Removes control and format characters, because the reply is untrusted. */
function cleanReply(response = ""): string {
  const cleaned = response
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return shorten(cleaned, REPLY_LENGTH);
}

function quoteReply(sentence: string, response: string | undefined): string {
  const reply = cleanReply(response);
  return reply === "" ? `${sentence}.` : `${sentence}. The server replied: ${reply}`;
}

const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

/** Every mail has the same sender and recipients, so their permanent refusal applies to every mail. */
const REFUSAL_BY_COMMAND: Record<string, string | undefined> = {
  "MAIL FROM": "from the sender in MAIL_FROM",
  "RCPT TO": "to the recipients in MAIL_TO",
};

function describeServerProblem(error: NodemailerError): string {
  const { code, command = "", response, message } = error;
  if (code === "EAUTH" || command.startsWith("AUTH")) {
    return quoteReply("The mail server refused the sign-in", response);
  }
  if (CERTIFICATE.test(message)) return "The mail server’s certificate cannot be trusted.";
  if (code === "ETLS" || command === "STARTTLS") {
    return "The mail server offers no working encrypted connection.";
  }
  if (response) {
    const refusal = error.permanent ? REFUSAL_BY_COMMAND[command] : undefined;
    return quoteReply(`The mail server accepts no email ${refusal ?? "right now"}`, response);
  }
  if (code === "ETIMEDOUT") return "The mail server did not answer in time.";
  return "The mail server could not be reached.";
}

/** Describes a connection that broke while sending a mail, possibly because of that mail; null for other errors. */
function describeInterruption(error: NodemailerError): string | null {
  const { code, originalCode = "", timeoutType, response } = error;
  if (response) return null;
  if (code === "EABORT" || timeoutType === "SOCKET_TIMEOUT")
    return "the mail server stopped responding";
  const isDisconnected = code === "ECONNECTION" || ["ECONNRESET", "EPIPE"].includes(originalCode);
  return isDisconnected ? "the connection to the mail server was lost" : null;
}

/**
 * Classifies a nodemailer error. A refusal before the content is sent affects every mail. A refusal of the content
 * affects only this mail, except with code 421: the server closes the connection (RFC 5321 §3.8).
 */
export function classifyFailure(error: NodemailerError): SendFailure {
  const { code = "unknown", responseCode: reply = null, response } = error;
  const codes = { code, reply };
  if (code === "EMESSAGE" && reply !== 421) {
    const otherMailsProblem = null;
    if (error.permanent) {
      const problem = quoteReply("The mail server refused this email", response);
      return { scope: "refused", problem, otherMailsProblem, ...codes };
    }
    const problem = quoteReply(
      `${SINGLE_MAIL_PREFIX} was temporarily refused by the mail server`,
      response,
    );
    return { scope: "mail", problem, otherMailsProblem, ...codes };
  }
  const interruption = describeInterruption(error);
  if (interruption !== null) {
    const problem = `${SINGLE_MAIL_PREFIX} was being sent when ${interruption}.`;
    const otherMailsProblem = `Another email was being sent when ${interruption}.`;
    return { scope: "connection", problem, otherMailsProblem, ...codes };
  }
  const problem = describeServerProblem(error);
  return { scope: "server", problem, otherMailsProblem: problem, ...codes };
}

/** Returns the failure of a mail that could not be composed. Omits the error's message, which may quote the lead. */
export const classifyComposeError = (error: unknown): SendFailure => ({
  scope: "mail",
  problem: `${SINGLE_MAIL_PREFIX} could not be composed because of an error in the site.`,
  otherMailsProblem: null,
  code: error instanceof Error ? error.name : "unknown",
  reply: null,
});

/** Returns the problem of a mail that the server accepted for only some recipients; null if it accepted all. */
export function describeRejections(rejected: NodemailerError[] = []): string | null {
  if (rejected.length === 0) return null;
  const recipients = rejected.map(({ recipient }) => recipient).join(", ");
  return quoteReply(
    `The mail server did not accept this email for ${recipients}`,
    rejected[0]!.response,
  );
}
