import "server-only";
import { getEnv } from "./env";

/** The full address of a path of our own: "/blog" gives "https://www.example.in/blog". */
export function siteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
