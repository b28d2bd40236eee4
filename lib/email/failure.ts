import "server-only";
import type { NodemailerError } from "nodemailer";

/** Whom a failure concerns, and so what is done about it. */
export type FailureScope =
  /** The server takes no mail at all, or none by these settings: every other would fail likewise. */
  | "server"
  /** The server has the mail and said nothing: it may have taken it, and is as slow with others. */
  | "doubt"
  /** This mail alone, for now. */
  | "mail"
  /** This mail, for good: the server said so. */
  | "refused";

/** Why a mail was not handed over. */
export type SendFailure = {
  scope: FailureScope;
  /** In a sentence for staff. */
  problem: string;
  /** For the log: nodemailer's code and the server's reply code. Nothing that names anybody. */
  code: string;
  reply: number | null;
};

/** The most characters that are kept of what a server says. */
const WORDS_LENGTH = 300;

/** What a server says, as a text that can be shown: it may say anything. */
function wordsOf(response: string | undefined): string {
  const words = (response ?? "")
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return words.length > WORDS_LENGTH ? `${words.slice(0, WORDS_LENGTH).toWellFormed()}…` : words;
}

const withWords = (sentence: string, response: string | undefined) => {
  const words = wordsOf(response);
  return words === "" ? `${sentence}.` : `${sentence}. It said: ${words}`;
};

const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

const SILENT = "The mail server did not answer in time.";

/** How each problem begins that is one mail's alone, and of no other while that is tried again. */
export const OF_THIS_MAIL = "This email";

/** Whose addresses a server refuses for good: those that the settings name, as for every mail. */
const REFUSED_BY_COMMAND: Record<string, string | undefined> = {
  "MAIL FROM": "from the firm’s own address (MAIL_FROM)",
  "RCPT TO": "to any of the firm’s own addresses (MAIL_TO)",
};

/** What is said of a server that could not be worked with. */
function serverProblem(error: NodemailerError, phase: Phase): string {
  const { code, command = "", response, message } = error;
  if (code === "EAUTH" || command.startsWith("AUTH")) {
    return withWords("The mail server refused the sign-in", response);
  }
  if (CERTIFICATE.test(message)) return "The mail server’s certificate cannot be trusted.";
  if (code === "ETLS" || command === "STARTTLS") {
    return "The mail server offers no encrypted connection, or none that works.";
  }
  if (code === "ETIMEDOUT") return SILENT;
  const refused = error.permanent ? REFUSED_BY_COMMAND[command] : undefined;
  if (response)
    return withWords(`The mail server accepts no email ${refused ?? "right now"}`, response);
  if (phase === "connecting") return "The mail server could not be reached.";
  return "The connection to the mail server broke off.";
}

/** What is said of a mail that the server did not take. */
function mailProblem({ response }: NodemailerError): string {
  return response
    ? withWords(`${OF_THIS_MAIL} was not accepted by the mail server for now`, response)
    : `${OF_THIS_MAIL} was being sent when the connection to the mail server broke off.`;
}

/** How far a conversation had come: up to the sign-in, up to the agreement to DATA, or beyond. */
export type Phase = "connecting" | "agreeing" | "handing";

/**
 * Whom an error of nodemailer concerns, and how it is told. Until a server is handed the mail it
 * knows nothing of the lead: sender and recipients are the settings', and what it says to them it
 * would say to every mail. What it says afterwards is that mail's alone, or one that makes a server
 * stumble would hold all others up.
 */
export function failureOf(error: NodemailerError, phase: Phase): SendFailure {
  const { responseCode: reply = null, response } = error;
  const code = error.code ?? "unknown";
  if (phase === "handing" && code === "ETIMEDOUT") {
    return { scope: "doubt", problem: SILENT, code, reply };
  }
  // RFC 5321 §3.8: with 421 the server says good-bye, whatever it was asked.
  if (phase !== "handing" || reply === 421) {
    return { scope: "server", problem: serverProblem(error, phase), code, reply };
  }
  if (error.permanent) {
    const problem = withWords("The mail server refused this email", response);
    return { scope: "refused", problem, code, reply };
  }
  return { scope: "mail", problem: mailProblem(error), code, reply };
}

/** The failure of a mail that we could not even write. Its words might quote the lead. */
export const unwritten = (error: unknown): SendFailure => ({
  scope: "mail",
  problem: `${OF_THIS_MAIL} could not be written, because of a fault in the site.`,
  code: error instanceof Error ? error.name : "unknown",
  reply: null,
});

/** What is noted of a mail that only some of the firm's addresses got; null where all did. */
export function partProblem(rejected: NodemailerError[] = []): string | null {
  if (rejected.length === 0) return null;
  const whom = rejected.map(({ recipient }) => recipient).join(", ");
  return withWords(`The mail server did not accept it for ${whom}`, rejected[0]!.response);
}
