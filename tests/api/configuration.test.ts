import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { freePort, SECRET } from "../../tools/site/site";

const right = {
  DATABASE_URL: "file:./never-opened.db",
  NEXTAUTH_SECRET: SECRET,
  SITE_URL: "http://localhost:4999",
  PORT: "4999",
  SETUP_TOKEN: "",
  REDIS_URL: "",
  TRUSTED_PROXY_HOPS: "",
  CONTACT_RETENTION_DAYS: "",
  LOG_LEVEL: "",
  SMTP_URL: "",
  MAIL_FROM: "",
  MAIL_TO: "",
} as const;

/** Starts the site with a wrong configuration and waits for its end. */
function start(variables: Partial<Record<keyof typeof right, string>>) {
  return spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "start"], {
    env: { ...process.env, ...right, ...variables, NODE_ENV: "production" },
    encoding: "utf8",
    timeout: 30_000,
  });
}

// Which values are refused, and in which words: lib/core/env.test.ts.
describe("The site does not start", () => {
  test("with a wrong variable: it says so in one line without the value, and exits with 1", () => {
    const { status, stderr } = start({
      SMTP_URL: "smtp://leads:its-password@smtp.example.in/path",
    });
    expect(stderr).toMatch(/^SMTP_URL must be .*Example: SMTP_URL=\S.*\n$/);
    expect(stderr.split("\n")).toHaveLength(2);
    expect(stderr).not.toContain("its-password");
    expect(status).toBe(1);
  });

  test("with https and no proxy that is told of, which would make all visitors one", () => {
    const { status, stderr } = start({ SITE_URL: "https://www.example.in" });
    expect(stderr).toMatch(/^TRUSTED_PROXY_HOPS must be 1 or more with an https SITE_URL.*\n$/);
    expect(status).toBe(1);
  });

  // Next reads PORT before any of our code: its words, but a line that names the variable too.
  test.each(["abc", "-1"])("with PORT=%s, and says in one line that it is PORT", (PORT) => {
    const { status, stderr } = start({ PORT });
    expect(stderr).toMatch(/^[^\n]*PORT[^\n]*\n$/);
    expect(status).toBe(1);
  });

  test.each([
    ["scripts/start.mjs", "npm start", "127.0.0.1"],
    ["scripts/start.mjs", "npm start", "::"],
    ["scripts/quickstart.mjs", "npm run quickstart", "::1"],
  ])("names a free port when its own is taken: %s (%s, %s)", async (script, command, host) => {
    const server = net.createServer().listen(await freePort(), host);
    await once(server, "listening");
    const { port } = server.address() as net.AddressInfo;
    try {
      const env = { ...process.env, ...right, PORT: String(port), SITE_URL: "" };
      const options = { env, encoding: "utf8", timeout: 30_000 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], options);
      const line = /^\nPort (\d+) is taken\. PORT=(\d+) (.+)\n$/.exec(stderr);
      expect(line?.slice(1)).toEqual([String(port), expect.any(String), command]);
      expect(Number(line?.[2])).toBeGreaterThan(port);
      expect(stdout).toBe("");
      expect(status).toBe(1);
    } finally {
      server.close();
    }
  });
});
