import { once } from "node:events";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Nginx, type NginxOptions, getServerAddress, startNginx } from "../../tools/nginx";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

export type NginxSuite = {
  nginx: Nginx;
  site: TestSite;
  database: TestDatabase;
  stop: () => Promise<void>;
};

export const highRates = {
  NGINX_PAGE_RATE: "100000r/s",
  NGINX_ENTRY_RATE: "100000r/s",
  NGINX_API_RATE: "100000r/s",
};

export async function startNginxSuite(
  options: Partial<NginxOptions> = {},
  variables: Record<string, string> = {},
): Promise<NginxSuite> {
  const database = await createDatabase("sqlite");
  const site = await startSite(database.url, { TRUSTED_PROXY_HOPS: "1", ...variables });
  const nginx = await startNginx({
    servers: [getServerAddress(site.url)],
    values: highRates,
    ...options,
  });
  const stop = async () => {
    await nginx.stop();
    await site.kill();
    await database.drop();
  };
  return { nginx, site, database, stop };
}

export async function withNginx(
  options: Partial<NginxOptions>,
  variables: Record<string, string>,
  work: (suite: NginxSuite) => Promise<void>,
): Promise<void> {
  const suite = await startNginxSuite(options, variables);
  try {
    await work(suite);
  } finally {
    await suite.stop();
  }
}

export async function withMockSites(
  listeners: RequestListener[],
  values: NginxOptions["values"],
  work: (nginx: Nginx) => Promise<void>,
): Promise<void> {
  const servers = listeners.map((listener) => createServer(listener).listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  // Port 1 refuses connections, like a stopped instance.
  const nginx = await startNginx({
    servers: addresses.length > 0 ? addresses : ["127.0.0.1:1"],
    values: { ...highRates, ...values },
  });
  try {
    await work(nginx);
  } finally {
    await nginx.stop();
    for (const server of servers) server.close();
  }
}

export type NginxRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type NginxAnswer = {
  status: number;
  headers: Partial<Record<string, string>>;
  body: Buffer;
  /** nginx's cache status (HIT, MISS, REVALIDATED …), or undefined if nginx did not consult its cache. */
  cache: string | undefined;
};

/** Sends the path unchanged; fetch would normalize it and add headers. */
export function sendRequest(
  url: string,
  target: string,
  options: NginxRequest = {},
): Promise<NginxAnswer> {
  const { method = "GET", headers = {}, body } = options;
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path: target, method, headers: { Host: host, ...headers } },
      async (response) => {
        const responseHeaders = response.headers as NginxAnswer["headers"];
        const [status, cache] = [response.statusCode ?? 0, responseHeaders["x-cache-status"]];
        resolve({ status, headers: responseHeaders, body: await buffer(response), cache });
      },
    );
    outgoing.on("error", reject).end(body);
  });
}

export function decodeBody({ headers, body }: NginxAnswer): Buffer {
  if (body.length === 0) return body;
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

export const decodeText = (answer: NginxAnswer) => decodeBody(answer).toString();

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for the start of a clock second, so that nginx caches the next response for nearly a second. */
export const waitForNextSecond = () => pause(1_010 - (Date.now() % 1_000));

/** Repeats the requests until all fall into one clock second, because nginx caches a page until the second ends. */
export async function withinOneSecond<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 30; tries += 1) {
    await waitForNextSecond();
    const second = Math.floor(Date.now() / 1_000);
    const answers = await ask();
    if (Math.floor(Date.now() / 1_000) === second) return answers;
  }
  throw new Error("The requests never fell into one clock second");
}
