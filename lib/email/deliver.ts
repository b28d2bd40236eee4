import "server-only";
import { createTransport, type NodemailerError } from "nodemailer";
import { LOOPBACK } from "@/lib/core/loopback";
import type { SmtpServer } from "@/lib/core/smtp-server";
import { failureOf, partProblem, type SendFailure } from "./failure";

/** What is given to the mail server. */
export type MailMessage = {
  envelope: { from: string; to: string[] };
  /** Header and body as they are sent, with CRLF. */
  raw: Buffer;
};

/** How long a server is waited for, in milliseconds. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** RFC 5321 §4.5.3.2.6 asks for ten minutes after the text, since who gives up sooner sends twice. */
  socketTimeout: 600_000,
  /** All of it together: a server may trickle. */
  total: 660_000,
};

/** The longest that a delivery takes, in milliseconds. */
export const DELIVERY_MS = limits.total;

/** What became of a mail. `partProblem` says which of the firm's addresses did not get it, or is null. */
export type Delivery = { partProblem: string | null } | SendFailure;

/**
 * Delivers one mail, on a connection of its own. Never throws for what a server does.
 * @param name how this site calls itself (EHLO); undefined where it has no name that others know
 */
export async function deliver(
  { host, port, isSecure, account }: SmtpServer,
  name: string | undefined,
  { envelope, raw }: MailMessage,
  { total, ...timeouts } = limits,
): Promise<Delivery> {
  // A server on this machine often has a certificate of its own making, and nobody between to be kept
  // out: there STARTTLS is not asked for. Elsewhere nothing goes over the wire in the clear.
  const isLocal = LOOPBACK.test(host);
  const transport = createTransport({
    host,
    port,
    name,
    secure: isSecure,
    ignoreTLS: !isSecure && isLocal,
    requireTLS: !isSecure && !isLocal,
    // Also where Node was told to take any certificate.
    tls: { rejectUnauthorized: true },
    ...(account && { auth: { user: account.user, pass: account.password }, forceAuth: true }),
    ...timeouts,
  });
  try {
    const signal = AbortSignal.timeout(total);
    const { rejectedErrors } = await transport.sendMail({ envelope, raw, signal });
    return { partProblem: partProblem(rejectedErrors) };
  } catch (error) {
    return failureOf(error as NodemailerError);
  }
}
