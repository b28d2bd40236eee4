import "server-only";
import { getEnv } from "./env";

export function toAbsoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
