import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { nginxPath } from "../scripts/testing/services.mjs";
import { findFreePort } from "./site/site";

const SOURCE = "deploy/nginx";

type NginxValues = Partial<Record<string, string>>;

export type Nginx = {
  url: string;
  httpPort: number;
  folder: string;
  /** Writes the upstream servers, such as "127.0.0.1:3000 down", and reloads nginx. */
  setServers: (servers: string[]) => Promise<void>;
  readAccessLog: () => string;
  readErrorLog: () => string;
  stop: () => Promise<void>;
};

export type NginxOptions = {
  servers: string[];
  /** The default is http. */
  kind?: "http" | "https";
  /** Values that override deploy/nginx/nginx.env. */
  values?: NginxValues;
  /** Extra configuration for the http block. */
  extraConfiguration?: string;
  /** A prefix of the command, such as ["taskset", "-c", "0"]. */
  commandPrefix?: string[];
};

export const getServerAddress = (siteUrl: string) => `127.0.0.1:${new URL(siteUrl).port}`;

export const copyStatic = (build: string, folder: string) =>
  execFileSync("sh", [path.join(SOURCE, "keep-static.sh"), build, folder]);

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function buildMainConfiguration({ extraConfiguration = "" }: NginxOptions): string {
  return `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 8192; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  ${temporaryPaths.map((name) => `${name}_temp_path temporary/${name};`).join("\n  ")}
  include conf.d/*.conf;
  ${extraConfiguration}
}
`;
}

/**
 * Writes a self-signed certificate and its key. Returns the variables that name them in nginx's templates.
 * @param subjectAltName in the syntax of openssl: `DNS:localhost,IP:127.0.0.1`
 */
export function makeCertificate(folder: string, subjectAltName = "DNS:localhost") {
  const chain = path.join(folder, "chain.pem");
  const key = path.join(folder, "key.pem");
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const subject = ["-subj", "/CN=localhost", "-addext", `subjectAltName=${subjectAltName}`];
  const files = ["-out", chain, "-keyout", key];
  const result = spawnSync("openssl", [...request.split(" "), ...subject, ...files]);
  if (result.status !== 0) throw new Error(`openssl: ${result.stderr?.toString()}`);
  return { NGINX_CERTIFICATE: chain, NGINX_CERTIFICATE_KEY: key };
}

/** Replaces a template's variables, as envsubst does. @throws Error for a missing value */
function substitute(template: string, values: NginxValues): string {
  return template.replace(/\$\{(NGINX_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  });
}

function writeServers(folder: string, servers: string[]) {
  const lines = servers.map((server) => `server ${server} max_fails=2 fail_timeout=2s;\n`);
  fs.writeFileSync(path.join(folder, "arthora-servers.conf"), lines.join(""));
}

export async function prepareNginx({ kind = "http", values = {}, ...options }: NginxOptions) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "arthora-nginx-"));
  for (const name of ["temporary", "cache", "static", "acme", "conf.d/site"]) {
    fs.mkdirSync(path.join(folder, name), { recursive: true });
  }
  const [httpPort, httpsPort, innerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const variables = {
    ...parseEnv(fs.readFileSync(path.join(SOURCE, "nginx.env"), "utf8")),
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
  for (const name of fs.readdirSync(templates, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".template")) continue;
    const text = fs.readFileSync(path.join(templates, name), "utf8");
    const target = path.join(folder, "conf.d", name.replace(/\.template$/, ""));
    fs.writeFileSync(target, substitute(text, variables));
  }
  fs.cpSync(path.join(SOURCE, "arthora"), path.join(folder, "arthora"), { recursive: true });
  fs.writeFileSync(path.join(folder, "nginx.conf"), buildMainConfiguration(options));
  writeServers(folder, options.servers);
  const files = ["-p", folder, "-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`];
  const [program = "", ...args] = [
    ...(options.commandPrefix ?? []),
    nginxPath ?? "nginx",
    ...files,
  ];
  return { folder, program, args, httpPort, port: kind === "https" ? httpsPort : httpPort };
}

export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, program, args, httpPort, port } = await prepareNginx(options);
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const readErrorLog = () => fs.readFileSync(path.join(folder, "error.log"), "utf8");
  await waitUntilListening(port, child, readErrorLog);
  const name = options.values?.NGINX_SERVER_NAME ?? "localhost";
  return {
    url: `${options.kind ?? "http"}://${name}:${port}`,
    httpPort,
    folder,
    stop,
    readErrorLog,
    readAccessLog: () => fs.readFileSync(path.join(folder, "access.log"), "utf8"),
    setServers: async (servers) => {
      writeServers(folder, servers);
      const oldWorkers = listWorkers(child);
      child.kill("SIGHUP");
      await waitForNewWorkers(oldWorkers, child);
    },
  };
}

async function waitUntilListening(port: number, child: ChildProcess, readLog: () => string) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isListening = await once(socket, "connect").catch(() => null);
    socket.destroy();
    if (isListening) return;
    await pause(50);
  }
  child.kill();
  throw new Error(`nginx does not start:\n${readLog()}`);
}

function listWorkers({ pid }: ChildProcess) {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)]);
  const lines = String(stdout).match(/^.*worker process.*$/gm) ?? [];
  return lines.map((line) => parseInt(line));
}

/** Resolves once the old workers have answered their open requests and exited. */
async function waitForNewWorkers(oldWorkers: number[], child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_600; tries += 1) {
    const workerPids = listWorkers(child);
    if (workerPids.length > 0 && workerPids.every((pid) => !oldWorkers.includes(pid))) return;
    await pause(25);
  }
  throw new Error("nginx does not reload its configuration");
}
