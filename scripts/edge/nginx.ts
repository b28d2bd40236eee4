import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tests/harness/site";
import {
  type EdgeKind,
  type EdgeValues,
  serverLines,
  writeEdgeConfiguration,
} from "./configuration";

// nginx as a child of this process, with the site's configuration in a folder of its own.

/** A started nginx. */
export type Edge = {
  /** Where it listens, as a visitor would write it: with the name of `EDGE_SERVER_NAME`. */
  url: string;
  httpPort: number;
  folder: string;
  /** Names the instances anew and has nginx read that, as an operator would: "…:3000 down". */
  setServers: (servers: string[]) => Promise<void>;
  /** What it has logged of requests. */
  accessLog: () => string;
  errorLog: () => string;
  stop: () => Promise<void>;
};

export type EdgeOptions = {
  /** Addresses of the instances, with what nginx knows to say of each. */
  servers: string[];
  kind?: EdgeKind;
  values?: EdgeValues;
  /** More of the configuration, within the http block. */
  more?: string;
  /** What stands before the command: ["taskset", "-c", "0"]. */
  before?: string[];
};

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(
  (place) => existsSync(place),
);

/** Whether nginx is here. */
export const hasNginx = () => PROGRAM !== undefined;

/** The address of an instance as nginx wants it. */
export const serverOf = (siteUrl: string) => `127.0.0.1:${new URL(siteUrl).port}`;

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function mainConfiguration(more: string): string {
  return `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path temporary/${name};`).join("\n  ")}
  include conf.d/*.conf;
  ${more}
}
`;
}

/**
 * Writes a certificate into a folder that nobody has to trust.
 * @param names whose it is, as openssl reads them: `DNS:localhost,IP:127.0.0.1`
 */
export function makeCertificate(folder: string, names = "DNS:localhost") {
  const chain = path.join(folder, "chain.pem");
  const key = path.join(folder, "key.pem");
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-subj", "/CN=localhost", "-addext", `subjectAltName=${names}`, "-days", "2"],
    ...["-out", chain, "-keyout", key],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr?.toString()}`);
  return { EDGE_CERTIFICATE: chain, EDGE_CERTIFICATE_KEY: key };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answer = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return answer;
}

/** Writes the configuration of an nginx of one's own into a new folder below the temporary one. */
export async function prepareEdge({ kind = "http", values = {}, ...options }: EdgeOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-edge-"));
  for (const name of ["temporary", "cache", "static", "acme"]) mkdirSync(path.join(folder, name));
  const [httpPort, httpsPort, innerPort] = [await freePort(), await freePort(), await freePort()];
  writeEdgeConfiguration(folder, kind, {
    EDGE_HTTP_PORT: `127.0.0.1:${httpPort}`,
    EDGE_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    EDGE_INNER_PORT: String(innerPort),
    EDGE_CACHE_FOLDER: path.join(folder, "cache"),
    EDGE_LOG_FOLDER: folder,
    EDGE_STATIC_FOLDER: path.join(folder, "static"),
    EDGE_ACME_FOLDER: path.join(folder, "acme"),
    ...(kind === "https" && makeCertificate(folder)),
    ...values,
  });
  writeFileSync(path.join(folder, "nginx.conf"), mainConfiguration(options.more ?? ""));
  writeFileSync(path.join(folder, "arthora/servers.conf"), serverLines(options.servers));
  const [program = "", ...args] = [
    ...(options.before ?? []),
    ...[PROGRAM ?? "nginx", "-p", folder, "-c", path.join(folder, "nginx.conf")],
    ...["-e", path.join(folder, "error.log")],
  ];
  return { folder, program, args, httpPort, port: kind === "https" ? httpsPort : httpPort };
}

/** Starts nginx before some instances, on free ports. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { folder, program, args, httpPort, port } = await prepareEdge(options);
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const errorLog = () => readFileSync(path.join(folder, "error.log"), "utf8");
  await untilListening(port, child, errorLog);
  const name = options.values?.EDGE_SERVER_NAME ?? "localhost";
  return {
    url: `${options.kind ?? "http"}://${name}:${port}`,
    httpPort,
    folder,
    stop,
    errorLog,
    accessLog: () => readFileSync(path.join(folder, "access.log"), "utf8"),
    setServers: async (servers) => {
      writeFileSync(path.join(folder, "arthora/servers.conf"), serverLines(servers));
      const before = workersOf(child);
      child.kill("SIGHUP");
      await untilReplaced(before, child);
    },
  };
}

async function untilListening(port: number, child: ChildProcess, log: () => string) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await listens(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`nginx does not start:\n${log()}`);
}

/** The processes that serve, also those that only finish what they have. */
function workersOf({ pid }: ChildProcess): string[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], {
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter((line) => /worker process/.test(line))
    .map((line) => line.trim().split(" ")[0]!);
}

/** Until the last request has its answer that was under way when nginx was told. */
async function untilReplaced(before: string[], child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_600; tries += 1) {
    const now = workersOf(child);
    if (now.length > 0 && now.every((pid) => !before.includes(pid))) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("nginx does not read its configuration again");
}
