import "server-only";
import type { NodemailerError } from "nodemailer";
import { shortened } from "@/lib/core/format";

/** Why a mail was not delivered. */
export type SendFailure = {
  /** Whom it concerns: the server, what broke off during this mail, this mail, or this mail for good. */
  scope: "server" | "connection" | "mail" | "refused";
  /** In a sentence for staff. */
  problem: string;
  /** What it means to all other mails that are due; null where they may be delivered nonetheless. */
  othersProblem: string | null;
  /** For the log: nodemailer's code and the server's reply code. Nothing that names anybody. */
  code: string;
  reply: number | null;
};

/** How each problem begins that is one mail's alone: it is not over because the server took another. */
export const OF_THIS_MAIL = "This email";

/** The most characters that are kept of what a server says. */
const WORDS_LENGTH = 300;

/** What a server says, as a text that can be shown: it may say anything. */
function wordsOf(response = ""): string {
  const words = response
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return shortened(words, WORDS_LENGTH);
}

function withWords(sentence: string, response: string | undefined): string {
  const words = wordsOf(response);
  return words === "" ? `${sentence}.` : `${sentence}. It said: ${words}`;
}

const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

/** Whose addresses a server refuses for good: those that the settings name, as for every mail. */
const REFUSED_BY_COMMAND: Record<string, string | undefined> = {
  "MAIL FROM": "from the firm’s own address (MAIL_FROM)",
  "RCPT TO": "to any of the firm’s own addresses (MAIL_TO)",
};

/** What is said of a server that could not be worked with. */
function serverProblem(error: NodemailerError): string {
  const { code, command = "", response, message } = error;
  if (code === "EAUTH" || command.startsWith("AUTH")) {
    return withWords("The mail server refused the sign-in", response);
  }
  if (CERTIFICATE.test(message)) return "The mail server’s certificate cannot be trusted.";
  if (code === "ETLS" || command === "STARTTLS") {
    return "The mail server offers no encrypted connection, or none that works.";
  }
  if (response) {
    const whom = error.permanent ? REFUSED_BY_COMMAND[command] : undefined;
    return withWords(`The mail server accepts no email ${whom ?? "right now"}`, response);
  }
  if (code === "ETIMEDOUT") return "The mail server did not answer in time.";
  return "The mail server could not be reached.";
}

/** What happened where a server went away or fell silent in the middle: the mail may be the reason. */
function interruptionOf(error: NodemailerError): string | null {
  const { code, originalCode = "", timeoutType, response } = error;
  if (response) return null;
  if (code === "EABORT" || timeoutType === "SOCKET_TIMEOUT") return "the mail server fell silent";
  const isBrokenOff = code === "ECONNECTION" || ["ECONNRESET", "EPIPE"].includes(originalCode);
  return isBrokenOff ? "the connection to the mail server broke off" : null;
}

/**
 * Whom an error of nodemailer concerns, and how it is told. Until a server has the text it knows
 * nothing of the lead: sender and recipients are the settings', and what it says to them it would say
 * to every mail. What it says to the text is that mail's alone, but for the good-bye (421, RFC 5321
 * §3.8).
 */
export function failureOf(error: NodemailerError): SendFailure {
  const { code = "unknown", responseCode: reply = null, response } = error;
  const told = { code, reply };
  if (code === "EMESSAGE" && reply !== 421) {
    const othersProblem = null;
    if (error.permanent) {
      const problem = withWords("The mail server refused this email", response);
      return { scope: "refused", problem, othersProblem, ...told };
    }
    const problem = withWords(
      `${OF_THIS_MAIL} was not accepted by the mail server for now`,
      response,
    );
    return { scope: "mail", problem, othersProblem, ...told };
  }
  const interruption = interruptionOf(error);
  if (interruption !== null) {
    const problem = `${OF_THIS_MAIL} was being sent when ${interruption}.`;
    const othersProblem = `Another email was being sent when ${interruption}.`;
    return { scope: "connection", problem, othersProblem, ...told };
  }
  const problem = serverProblem(error);
  return { scope: "server", problem, othersProblem: problem, ...told };
}

/** The failure of a mail that we could not even write. Its words might quote the lead. */
export const unwritten = (error: unknown): SendFailure => ({
  scope: "mail",
  problem: `${OF_THIS_MAIL} could not be written, because of a fault in the site.`,
  othersProblem: null,
  code: error instanceof Error ? error.name : "unknown",
  reply: null,
});

/** What is noted of a mail that only some of the firm's addresses got; null where all did. */
export function partProblem(rejected: NodemailerError[] = []): string | null {
  if (rejected.length === 0) return null;
  const whom = rejected.map(({ recipient }) => recipient).join(", ");
  return withWords(`The mail server did not accept it for ${whom}`, rejected[0]!.response);
}
