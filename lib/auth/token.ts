import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export const createToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Hashes a token for storage, so that a copy of the database gives no access. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
