import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { prepareNginx, startNginx } from "../../tools/nginx";
import { sendRequest, decodeText, withMockSites } from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

test("accepts the syntax of the container's nginx.conf (nginx -t)", async () => {
  const { program, folder } = await prepareNginx({ servers: ["127.0.0.1:3000"] });
  rmSync(folder, { recursive: true });
  const file = path.resolve("deploy/nginx/nginx.conf");
  const { stderr } = spawnSync(program, ["-t", "-c", file], { encoding: "utf8" });
  expect(stderr).toContain(`the configuration file ${file} syntax is ok`);
});

test("ignores forwarded IPs when nginx itself terminates TLS", () => {
  const file = "deploy/nginx/templates/site/https.conf.template";
  expect(readFileSync(file, "utf8")).not.toMatch(/real_ip/);
});

test("shows the cause, the firm's name and, if set, its phone number on nginx's error pages", async () => {
  const firm = { NGINX_FIRM_NAME: "Udaya <Finance>", NGINX_FIRM_PHONE: "+914841234567" };
  await withMockSites([], firm, async ({ url }) => {
    const page = decodeText(await sendRequest(url, "/blog"));
    expect(page).toContain("<title>Something Went Wrong | Udaya &lt;Finance&gt;</title>");
    expect(page).toContain('<a href="tel:+914841234567">+914841234567</a>');
    expect(page).toContain("what you typed is still there");
    const refusal = await sendRequest(url, `/${"x".repeat(40_000)}`);
    expect([refusal.status, refusal.headers]).toMatchObject([
      414,
      { ...securityHeaders, "content-type": "text/html; charset=utf-8" },
    ]);
    expect(decodeText(refusal)).toContain("This URL is not valid.");
    expect(decodeText(refusal)).not.toContain("what you typed");
    expect(page + decodeText(refusal)).not.toMatch(/<!--#|an error occurred/);
  });
  await withMockSites([], {}, async ({ url }) => {
    expect(decodeText(await sendRequest(url, "/blog"))).not.toContain("tel:");
  });
});

test.each(["http", "https"] as const)(
  "serves ACME challenges over plain HTTP with %s.conf.template",
  async (kind) => {
    const nginx = await startNginx({ servers: ["127.0.0.1:1"], kind });
    try {
      const folder = path.join(nginx.folder, "acme/.well-known/acme-challenge");
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "a-token"), "a-proof");
      const ask = (name: string) =>
        sendRequest(`http://localhost:${nginx.httpPort}`, `/.well-known/acme-challenge/${name}`, {
          headers: { Host: "localhost" },
        });
      const challenge = await ask("a-token");
      expect([challenge.status, challenge.body.toString()]).toEqual([200, "a-proof"]);
      const missing = await ask("none");
      expect([missing.status, missing.headers]).toMatchObject([404, securityHeaders]);
    } finally {
      await nginx.stop();
    }
  },
);
