import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { writeEdgeConfiguration } from "../../scripts/edge/configuration";
import { prepareEdge, startEdge } from "../../scripts/edge/nginx";
import { askEdge, textOf } from "../harness/edge";
import { securityHeaders } from "../harness/security-headers";

const kinds = ["http", "https"] as const;

test.each(kinds)("nginx takes the configuration: %s", async (kind) => {
  const { program, args, folder } = await prepareEdge({ servers: ["127.0.0.1:3000"], kind });
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

test("written again it takes the other kind's place, and leaves the instances that were named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-edge-"));
  const servers = path.join(folder, "arthora/servers.conf");
  try {
    writeEdgeConfiguration(folder, "http", {});
    expect(readFileSync(servers, "utf8")).toMatch(/^server site-1:3000/m);
    writeFileSync(servers, "server 127.0.0.1:3001;");
    writeEdgeConfiguration(folder, "https", { EDGE_SERVER_NAME: "www.example.in" });
    expect(readFileSync(servers, "utf8")).toBe("server 127.0.0.1:3001;");
    expect(readdirSync(path.join(folder, "conf.d")).sort()).toEqual(["edge.conf", "site.conf"]);
    expect(readFileSync(path.join(folder, "conf.d/site.conf"), "utf8")).toMatch(
      /server_name www\.example\.in;\n\s+ssl_certificate /,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("nginx's own page says what happened, who the firm is and how it is called", async () => {
  const firm = { EDGE_FIRM_NAME: "Udaya <Finance>", EDGE_FIRM_PHONE: "+914841234567" };
  const edges = await Promise.all(
    [firm, {}].map((values) => startEdge({ servers: ["127.0.0.1:1"], values })),
  );
  try {
    const [named = "", unnamed = ""] = await Promise.all(
      edges.map(async ({ url }) => textOf(await askEdge(url, "/blog"))),
    );
    expect(named).toContain("<title>Something went wrong | Udaya &lt;Finance&gt;</title>");
    expect(named).toContain('<a href="tel:+914841234567">+914841234567</a>');
    expect(named).toContain("The page could not be shown.");
    expect(named).toContain("what you typed is still there");
    expect(unnamed).toContain("Arthora Wealth");
    expect(unnamed).not.toContain("tel:");
    const refused = await askEdge(edges[0]!.url, `/${"x".repeat(40_000)}`);
    expect([refused.status, refused.headers["content-type"]]).toEqual([
      414,
      "text/html; charset=utf-8",
    ]);
    expect(textOf(refused)).toContain("This address could not be understood.");
    expect(textOf(refused)).not.toContain("what you typed");
    expect(refused.headers).toMatchObject(securityHeaders);
    expect(textOf(refused)).not.toContain("<!--#");
  } finally {
    for (const edge of edges) await edge.stop();
  }
});

test.each(kinds)("a certificate's issuer finds its proof without TLS: %s", async (kind) => {
  const edge = await startEdge({ servers: ["127.0.0.1:1"], kind });
  try {
    const place = path.join(edge.folder, "acme/.well-known/acme-challenge");
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "a-token"), "a-proof");
    const ask = (name: string) =>
      askEdge(`http://localhost:${edge.httpPort}`, `/.well-known/acme-challenge/${name}`, {
        headers: { Host: "localhost" },
      });
    const found = await ask("a-token");
    expect([found.status, found.body.toString()]).toEqual([200, "a-proof"]);
    expect((await ask("none")).status).toBe(404);
  } finally {
    await edge.stop();
  }
});
