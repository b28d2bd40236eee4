import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { findFreePort, SECRET } from "../../tools/site/site";

const validVariables = {
  DATABASE_URL: "file:./never-opened.db",
  NEXTAUTH_SECRET: SECRET,
  SITE_URL: "http://localhost:4999",
  PORT: "4999",
};

function start(args: string[], variables: Partial<NodeJS.ProcessEnv>) {
  const env = { ...process.env, ...validVariables, ...variables, NODE_ENV: "production" } as const;
  return spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 30_000 });
}

describe("A failed start", () => {
  // For PORT, Next prints its own message, because it reads PORT before the site does.
  test.each([
    [{ SMTP_URL: "smtp://leads:its-password@smtp.example.in/path" }, /^SMTP_URL must be .+\n$/],
    [{ PORT: "abc" }, /^.*PORT.*\n$/],
  ])(
    "prints one line that names the invalid variable in %o, and exits with 1 (ASVS 11.2.3, 13.2.3, 13.3.2)",
    (variables, pattern) => {
      const { status, stderr } = start(["node_modules/next/dist/bin/next", "start"], variables);
      expect(stderr).toMatch(pattern);
      expect(stderr).not.toContain("its-password");
      expect(status).toBe(1);
    },
  );

  test.each([
    ["npm start", "127.0.0.1", "scripts/start.mjs"],
    ["npm run quickstart", "::1", "scripts/quickstart.mjs"],
  ])("suggests a free port for %s when PORT is in use on %s", async (command, host, script) => {
    const server = net.createServer().listen(await findFreePort(), host);
    await once(server, "listening");
    const { port } = server.address() as net.AddressInfo;
    try {
      const { status, stderr } = start([script], { PORT: String(port), SITE_URL: "" });
      const match = /^\nPort (\d+) is in use\. Try PORT=(\d+) (.+)\n$/.exec(stderr);
      expect(match?.slice(1)).toEqual([String(port), expect.any(String), command]);
      expect(Number(match?.[2])).toBeGreaterThan(port);
      expect(status).toBe(1);
    } finally {
      server.close();
    }
  });
});
