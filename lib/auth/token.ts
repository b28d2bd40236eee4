import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A secret of 256 bits in base64url. */
export const createToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Only the hash is stored: a copy of the database opens nothing. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
