import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { freePort } from "./site/site";

// nginx as a child of this process, with the configuration of deploy/nginx in a folder of its own.

const SOURCE = "deploy/nginx";

/** With TLS, or without it behind a balancer that ends it. */
export type NginxKind = "http" | "https";

export type NginxValues = Partial<Record<string, string>>;

/** A started nginx. */
export type Nginx = {
  /** Where it listens, as a visitor would write it: with the name of `NGINX_SERVER_NAME`. */
  url: string;
  httpPort: number;
  folder: string;
  /** Names the instances anew and has nginx read that, as an operator would: "…:3000 down". */
  setServers: (servers: string[]) => Promise<void>;
  /** What it has logged of requests. */
  accessLog: () => string;
  errorLog: () => string;
  /** The processes that serve. One that has been told to end is here until its last answer is sent. */
  workers: () => NginxWorker[];
  stop: () => Promise<void>;
};

export type NginxWorker = { pid: number; isEnding: boolean };

export type NginxOptions = {
  /** Addresses of the instances, with what nginx knows to say of each. */
  servers: string[];
  /** Without TLS unless told otherwise. */
  kind?: NginxKind;
  /** In place of those of deploy/nginx/nginx.env. */
  values?: NginxValues;
  /** How many processes serve; one unless told otherwise. */
  workers?: number;
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

/** Puts a build's static files into NGINX_STATIC_FOLDER, before another takes its place. */
export const keepStatic = (build: string, folder: string) =>
  execFileSync("sh", [path.join(SOURCE, "keep-static.sh"), build, folder]);

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function mainConfiguration({ workers = 1, more = "" }: NginxOptions): string {
  return `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes ${workers};
pid nginx.pid;
events { worker_connections 8192; }
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
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-subj",
    "/CN=localhost",
    "-addext",
    `subjectAltName=${names}`,
    "-days",
    "2",
    "-out",
    chain,
    "-keyout",
    key,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr?.toString()}`);
  return { NGINX_CERTIFICATE: chain, NGINX_CERTIFICATE_KEY: key };
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

/**
 * Puts values into a template's variables, as envsubst does.
 * @throws Error for a variable that has no value.
 */
function substitute(template: string, values: NginxValues): string {
  return template.replace(/\$\{(NGINX_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  });
}

const serverLines = (servers: string[]) =>
  servers.map((server) => `server ${server} max_fails=2 fail_timeout=2s;\n`).join("");

const writeServers = (folder: string, servers: string[]) =>
  writeFileSync(path.join(folder, "arthora-servers.conf"), serverLines(servers));

/** Writes the configuration of an nginx of one's own into a new folder below the temporary one. */
export async function prepareNginx({ kind = "http", values = {}, ...options }: NginxOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-nginx-"));
  for (const name of ["temporary", "cache", "static", "acme", "conf.d/site"]) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  const [httpPort, httpsPort, innerPort] = [await freePort(), await freePort(), await freePort()];
  const filled = {
    ...parseEnv(readFileSync(path.join(SOURCE, "nginx.env"), "utf8")),
    NGINX_SITE: kind,
    NGINX_HTTP_PORT: `127.0.0.1:${httpPort}`,
    NGINX_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    NGINX_INNER_PORT: String(innerPort),
    NGINX_CACHE_FOLDER: path.join(folder, "cache"),
    NGINX_LOG_FOLDER: folder,
    NGINX_STATIC_FOLDER: path.join(folder, "static"),
    NGINX_ACME_FOLDER: path.join(folder, "acme"),
    NGINX_FOLDER: path.join(folder, "arthora"),
    ...(kind === "https" && makeCertificate(folder)),
    ...values,
  };
  const templates = path.join(SOURCE, "templates");
  for (const name of readdirSync(templates, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".template")) continue;
    const text = readFileSync(path.join(templates, name), "utf8");
    const target = path.join(folder, "conf.d", name.replace(/\.template$/, ""));
    writeFileSync(target, substitute(text, filled));
  }
  cpSync(path.join(SOURCE, "arthora"), path.join(folder, "arthora"), { recursive: true });
  writeFileSync(path.join(folder, "nginx.conf"), mainConfiguration(options));
  writeServers(folder, options.servers);
  const [program = "", ...args] = [
    ...(options.before ?? []),
    PROGRAM ?? "nginx",
    "-p",
    folder,
    "-c",
    path.join(folder, "nginx.conf"),
    "-e",
    path.join(folder, "error.log"),
  ];
  return { folder, program, args, httpPort, port: kind === "https" ? httpsPort : httpPort };
}

/** Starts nginx before some instances, on free ports. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, program, args, httpPort, port } = await prepareNginx(options);
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
  const name = options.values?.NGINX_SERVER_NAME ?? "localhost";
  return {
    url: `${options.kind ?? "http"}://${name}:${port}`,
    httpPort,
    folder,
    stop,
    errorLog,
    accessLog: () => readFileSync(path.join(folder, "access.log"), "utf8"),
    workers: () => workersOf(child),
    setServers: async (servers) => {
      writeServers(folder, servers);
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

function workersOf({ pid }: ChildProcess): NginxWorker[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], {
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter((line) => /worker process/.test(line))
    .map((line) => ({ pid: parseInt(line, 10), isEnding: line.includes("is shutting down") }));
}

/** Until the last request has its answer that was under way when nginx was told. */
async function untilReplaced(before: NginxWorker[], child: ChildProcess): Promise<void> {
  const old = new Set(before.map(({ pid }) => pid));
  for (let tries = 0; tries < 1_600; tries += 1) {
    const now = workersOf(child);
    if (now.length > 0 && now.every(({ pid }) => !old.has(pid))) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("nginx does not read its configuration again");
}
