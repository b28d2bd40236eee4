import "server-only";
import { getEnv } from "./env";

export function siteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
