import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { SECRET } from "../harness/site";

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
  BACKUP_ELSEWHERE: "",
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

describe("The site does not start", () => {
  test.each([
    ["DATABASE_URL", "", "is missing"],
    [
      "DATABASE_URL",
      "mysql://root:its-password@localhost/arthora",
      "must start with file: or postgresql://",
    ],
    ["DATABASE_URL", "arthora.db", "must start with file: or postgresql://"],
    ["NEXTAUTH_SECRET", "", "is missing"],
    ["NEXTAUTH_SECRET", "short", "must have at least 32 characters"],
    ["SITE_URL", "https://www.example.in/site", "must have no path"],
    ["SITE_URL", "www.example.in", "must be an address starting with http:// or https://"],
    ["SETUP_TOKEN", "short", "must have at least 16 characters"],
    ["REDIS_URL", "localhost", "must start with redis:// or rediss://"],
    ["TRUSTED_PROXY_HOPS", "nginx", "must be a whole number in range"],
    ["CONTACT_RETENTION_DAYS", "0", "must be a whole number in range"],
    ["LOG_LEVEL", "loud", "must be one of silent, fatal, error, warn, info, debug, trace"],
    [
      "SMTP_URL",
      "smtp://leads:its-password@smtp.example.in/path",
      "must be smtp:// or smtps://, a server, and nothing behind it; user and password percent-encoded",
    ],
    ["MAIL_TO", "desk", "must be an address, or several with commas between them"],
  ] as const)("with %s=%s, and says in one line that it %s", (name, value, problem) => {
    const { status, stderr } = start({ [name]: value });
    expect(stderr).toMatch(new RegExp(`^${name} .*Example: ${name}=\\S.*\\n$`));
    expect(stderr.split("\n")).toHaveLength(2);
    expect(stderr).toContain(`${name} ${problem}. Example: `);
    expect(status).toBe(1);
    // A secret that is wrong is still a secret.
    if (value === "short" || value.includes("password")) expect(stderr).not.toContain(value);
  });

  test("with a mail server and nobody to mail to, and says so in one line", () => {
    const { status, stderr } = start({
      SMTP_URL: "smtp://leads:its-password@smtp.example.in",
      MAIL_FROM: "leads@example.in",
    });
    expect(stderr).toBe("MAIL_TO is missing beside SMTP_URL. Example: MAIL_TO=desk@example.in\n");
    expect(status).toBe(1);
  });

  // Next reads PORT before any of our code: its words, but a line that names the variable too.
  test.each(["abc", "-1"])("with PORT=%s, and says in one line that it is PORT", (PORT) => {
    const { status, stderr } = start({ PORT });
    expect(stderr).toMatch(/^[^\n]*PORT[^\n]*\n$/);
    expect(status).toBe(1);
  });
});
