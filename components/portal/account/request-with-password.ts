import type { RenewedTokenDto } from "@/lib/auth/schema";
import { readStoredSession, storeSession } from "@/lib/auth/stored-session";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** Sends a request that includes the user's password, and stores the new session token. */
export async function requestWithPassword<Dto extends RenewedTokenDto>(
  method: "POST" | "PUT",
  path: string,
  body: { password: string } & Record<string, unknown>,
): Promise<Dto> {
  const dto = (await (await portalRequest(method, path, { body })).json()) as Dto;
  const session = readStoredSession();
  if (session !== null) storeSession({ ...session, token: dto.token });
  return dto;
}
