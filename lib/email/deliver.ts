import "server-only";
import { createTransport, type NodemailerError } from "nodemailer";
import { LOOPBACK_HOST } from "@/lib/core/loopback";
import type { SmtpServer } from "@/lib/core/smtp-server";
import { classifyFailure, describeRejections, type SendFailure } from "./failure";

export type MailMessage = {
  envelope: { from: string; to: string[] };
  /** Headers and body with CRLF line endings. */
  raw: Buffer;
};

/** In milliseconds. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** RFC 5321 §4.5.3.2.6: wait ten minutes for the reply to the content. Giving up sooner can send the mail twice. */
  socketTimeout: 600_000,
  /** Limits the whole delivery, because each byte from the server restarts `socketTimeout`. */
  total: 660_000,
};

export const DELIVERY_MS = limits.total;

/** `partialProblem` names the recipients that the server refused, and is null if it accepted all. */
export type Delivery = { partialProblem: string | null } | SendFailure;

/** Delivers a mail over a new connection. Returns a failure instead of throwing. `name` is the host name for EHLO. */
export async function deliver(
  { host, port, isSecure, account }: SmtpServer,
  name: string | undefined,
  { envelope, raw }: MailMessage,
  { total, ...timeouts } = limits,
): Promise<Delivery> {
  // Skips STARTTLS to servers on this machine: they often have self-signed certificates, and no network is involved.
  // To other servers, mail is never sent in clear text.
  const isLocal = LOOPBACK_HOST.test(host);
  const transport = createTransport({
    host,
    port,
    name,
    secure: isSecure,
    ignoreTLS: !isSecure && isLocal,
    requireTLS: !isSecure && !isLocal,
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED=0.
    tls: { rejectUnauthorized: true },
    ...(account && { auth: { user: account.user, pass: account.password }, forceAuth: true }),
    ...timeouts,
  });
  try {
    const signal = AbortSignal.timeout(total);
    const { rejectedErrors } = await transport.sendMail({ envelope, raw, signal });
    return { partialProblem: describeRejections(rejectedErrors) };
  } catch (error) {
    return classifyFailure(error as NodemailerError);
  }
}
