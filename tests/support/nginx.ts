import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { type Nginx, type NginxOptions, serverOf, startNginx } from "../../tools/nginx";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

/** nginx before one instance of the site, as in service: the site trusts it. */
export type NginxSuite = {
  nginx: Nginx;
  site: TestSite;
  database: TestDatabase;
  stop: () => Promise<void>;
};

/** Limits for suites that send in a second what a visitor sends in an hour. */
export const wide = {
  NGINX_PAGE_RATE: "100000r/s",
  NGINX_ENTRY_RATE: "100000r/s",
  NGINX_API_RATE: "100000r/s",
};

/** Starts nginx, an instance and a SQLite database of their own. */
export async function startNginxSuite(
  options: Partial<NginxOptions> = {},
  variables: Record<string, string> = {},
): Promise<NginxSuite> {
  const database = await createDatabase("sqlite");
  const site = await startSite(database.url, { TRUSTED_PROXY_HOPS: "1", ...variables });
  const nginx = await startNginx({ servers: [serverOf(site.url)], values: wide, ...options });
  const stop = async () => {
    await nginx.stop();
    await site.kill();
    await database.drop();
  };
  return { nginx, site, database, stop };
}

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** An answer as it came over the wire: a compressed body stays compressed. */
export type NginxAnswer = {
  status: number;
  headers: Partial<Record<string, string>>;
  body: Buffer;
  /** What nginx says of its cache: HIT, MISS, REVALIDATED …; undefined where it kept nothing. */
  cache: string | undefined;
};

/** Sends one request as it stands: fetch would resolve the address and add headers of its own. */
export function askNginx(url: string, target: string, asked: Asked = {}): Promise<NginxAnswer> {
  const { method = "GET", headers = {}, body } = asked;
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path: target, method, headers: { Host: host, ...headers } },
      async (response) => {
        const cache = response.headers["x-cache-status"] as string | undefined;
        const got = response.headers as Partial<Record<string, string>>;
        resolve({
          status: response.statusCode ?? 0,
          headers: got,
          body: await buffer(response),
          cache,
        });
      },
    );
    sent.on("error", reject).end(body);
  });
}

/** What an answer says, unpacked. */
export const textOf = ({ headers, body }: NginxAnswer) =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until a clock's second has just begun: what is asked next is kept for nearly a second. */
export const untilSecondBegins = () => pause(1_010 - (Date.now() % 1_000));

/** What is asked within one of the clock's seconds: until then nginx keeps a page. */
export async function withinOneSecond<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 30; tries += 1) {
    await untilSecondBegins();
    const second = Math.floor(Date.now() / 1_000);
    const answers = await ask();
    if (Math.floor(Date.now() / 1_000) === second) return answers;
  }
  throw new Error("It never took less than a second");
}
