import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

// nginx's configuration out of deploy/nginx, as its official image makes it (envsubst).

const SOURCE = "deploy/nginx";

/** With TLS, or without it behind a balancer that ends it. */
export type EdgeKind = "http" | "https";

/** What edge.env says, unless told otherwise. */
export type EdgeValues = Partial<Record<string, string>>;

/** Whole lines of the configuration that name the instances, in place of servers.conf. */
export const serverLines = (servers: string[]) =>
  servers.map((server) => `server ${server} max_fails=2 fail_timeout=2s;\n`).join("");

/** @throws Error for a variable that has no value. */
function filled(template: string, values: EdgeValues): string {
  return template.replace(/\$\{(EDGE_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is missing`);
    return value;
  });
}

/**
 * Writes what nginx includes into a folder: `conf.d` and `arthora`. That folder has to be the one
 * that nginx.conf is in, and "include conf.d/*.conf" within its http block. An `arthora/servers.conf`
 * that is there stays: which instances there are is its operator's word.
 * @throws Error for a variable that has no value.
 */
export function writeEdgeConfiguration(folder: string, kind: EdgeKind, given: EdgeValues): void {
  const defaults = parseEnv(readFileSync(path.join(SOURCE, "edge.env"), "utf8"));
  const target = path.join(folder, "arthora");
  const values = { ...defaults, EDGE_FOLDER: target, ...given };
  mkdirSync(path.join(folder, "conf.d"), { recursive: true });
  for (const [template, name] of [
    ["edge", "edge"],
    [`site-${kind}`, "site"],
  ]) {
    const text = readFileSync(path.join(SOURCE, `templates/${template}.conf.template`), "utf8");
    writeFileSync(path.join(folder, `conf.d/${name}.conf`), filled(text, values));
  }
  const servers = path.join(target, "servers.conf");
  const isNamed = existsSync(servers);
  cpSync(path.join(SOURCE, "arthora"), target, {
    recursive: true,
    filter: (_, place) => !(isNamed && place === servers),
  });
}
