import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "@jest/globals";
import { prepareNginx, startNginx } from "../../tools/nginx";
import { askNginx, textOf } from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

const kinds = ["http", "https"] as const;

test.each(kinds)("nginx takes the configuration: %s", async (kind) => {
  const { program, args, folder } = await prepareNginx({ servers: ["127.0.0.1:3000"], kind });
  try {
    const { stderr } = spawnSync(program, [...args, "-t"], { encoding: "utf8" });
    expect(stderr.trim().split("\n")).toEqual([
      `nginx: the configuration file ${folder}/nginx.conf syntax is ok`,
      `nginx: configuration file ${folder}/nginx.conf test is successful`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("nginx takes the container's main configuration, which has room for connections", async () => {
  const { program, folder } = await prepareNginx({ servers: ["127.0.0.1:3000"] });
  rmSync(folder, { recursive: true });
  const file = path.resolve("deploy/nginx/nginx.conf");
  const { stderr } = spawnSync(program, ["-t", "-c", file], { encoding: "utf8" });
  expect(stderr).toContain(`the configuration file ${file} syntax is ok`);
  expect(readFileSync(file, "utf8")).toContain("worker_connections 8192;");
});

/** All that nginx reads. */
async function readConfiguration(kind: (typeof kinds)[number]) {
  const values = { NGINX_SERVER_NAME: "www.example.in" };
  const { program, args, folder } = await prepareNginx({
    servers: ["127.0.0.1:3001"],
    kind,
    values,
  });
  try {
    return spawnSync(program, [...args, "-T"], { encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("nginx reads the site of the kind that is asked for, and not of the other one", async () => {
  const withTls = /server_name www\.example\.in;\n\s+ssl_certificate /;
  const [http, https] = [await readConfiguration("http"), await readConfiguration("https")];
  expect(http).toMatch(/listen 127\.0\.0\.1:\d+;\n\s+server_name www\.example\.in;/);
  expect(http).not.toMatch(/ssl_certificate|http2/);
  expect(https).toMatch(withTls);
  expect(https).not.toMatch(/set_real_ip_from/);
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test("each variable of a template has a default with its comment, and each default is used", () => {
  const used = filesIn("deploy/nginx/templates").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\$\{?([A-Z]\w*)/g), ([, name]) => name!),
  );
  const defaults = parseEnv(readFileSync("deploy/nginx/nginx.env", "utf8"));
  expect([...new Set(used)].sort()).toEqual(Object.keys(defaults).sort());
  expect(used.filter((name) => !name.startsWith("NGINX_"))).toEqual([]);
});

test("an upgrade's copy writes over no file in which an operator names the instances", () => {
  const written = [...filesIn("deploy/nginx/arthora"), ...filesIn("deploy/nginx/templates")];
  for (const file of written)
    expect(readFileSync(file, "utf8")).not.toMatch(/^\s*server [\w.-]+:3/m);
  expect(readFileSync("deploy/nginx/arthora-servers.conf", "utf8")).toMatch(/^server site-1:3000/m);
  expect(readFileSync("deploy/nginx/templates/arthora.conf.template", "utf8")).toContain(
    "include arthora-servers.conf;",
  );
});

test("nginx's own page says what happened, who the firm is and how it is called", async () => {
  const firm = { NGINX_FIRM_NAME: "Udaya <Finance>", NGINX_FIRM_PHONE: "+914841234567" };
  const proxies = await Promise.all(
    [firm, {}].map((values) => startNginx({ servers: ["127.0.0.1:1"], values })),
  );
  try {
    const [named = "", unnamed = ""] = await Promise.all(
      proxies.map(async ({ url }) => textOf(await askNginx(url, "/blog"))),
    );
    expect(named).toContain("<title>Something went wrong | Udaya &lt;Finance&gt;</title>");
    expect(named).toContain('<a href="tel:+914841234567">+914841234567</a>');
    expect(named).toContain("The page could not be shown.");
    expect(named).toContain("what you typed is still there");
    expect(unnamed).toContain("Arthora Wealth");
    expect(unnamed).not.toContain("tel:");
    const refused = await askNginx(proxies[0]!.url, `/${"x".repeat(40_000)}`);
    expect([refused.status, refused.headers["content-type"]]).toEqual([
      414,
      "text/html; charset=utf-8",
    ]);
    expect(textOf(refused)).toContain("This address could not be understood.");
    expect(textOf(refused)).not.toContain("what you typed");
    expect(refused.headers).toMatchObject(securityHeaders);
    for (const page of [named, textOf(refused)])
      expect(page).not.toMatch(/<!--#|an error occurred/);
  } finally {
    for (const nginx of proxies) await nginx.stop();
  }
});

test.each(kinds)("a certificate's issuer finds its proof without TLS: %s", async (kind) => {
  const nginx = await startNginx({ servers: ["127.0.0.1:1"], kind });
  try {
    const place = path.join(nginx.folder, "acme/.well-known/acme-challenge");
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "a-token"), "a-proof");
    const ask = (name: string) =>
      askNginx(`http://localhost:${nginx.httpPort}`, `/.well-known/acme-challenge/${name}`, {
        headers: { Host: "localhost" },
      });
    const found = await ask("a-token");
    expect([found.status, found.body.toString()]).toEqual([200, "a-proof"]);
    const none = await ask("none");
    expect([none.status, none.headers]).toMatchObject([404, securityHeaders]);
    expect(textOf(none)).toContain("There is nothing at this address.");
    // nginx's own redirect names neither host nor port: what it listens on may be inside a network.
    mkdirSync(path.join(place, "folder"));
    const { status, headers } = await ask("folder");
    expect([status, headers.location]).toEqual([301, "/.well-known/acme-challenge/folder/"]);
  } finally {
    await nginx.stop();
  }
});
