import type { RenewedDto } from "@/lib/auth/account-schema";
import { readStoredSession, storeSession } from "@/lib/auth/stored-session";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** A call that one's password confirms: its answer brings the session's next token, which is stored. */
export async function confirmedRequest<Answer extends RenewedDto>(
  method: "POST" | "PUT",
  path: string,
  body: { password: string } & Record<string, unknown>,
): Promise<Answer> {
  const answer = (await (await portalRequest(method, path, { body })).json()) as Answer;
  const session = readStoredSession();
  if (session !== null) storeSession({ ...session, token: answer.token });
  return answer;
}
