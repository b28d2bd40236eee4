import { describe, expect, test } from "@jest/globals";
import { ConfigurationError, parseEnv } from "./env";
import { envVariables } from "./env-variables";

const valid = {
  DATABASE_URL: "file:./data/arthora.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
};

describe("parseEnv", () => {
  test("sets defaults if only DATABASE_URL and NEXTAUTH_SECRET are set", () => {
    expect(parseEnv(valid)).toEqual({
      ...valid,
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      TRUSTED_PROXY_HOPS: 0,
      RATE_LIMIT_FACTOR: 1,
      REQUIRE_SECOND_FACTOR: false,
      SESSION_IDLE_HOURS: 8,
      UPLOADS_DIR: "./data/uploads",
      LOG_LEVEL: "info",
    });
  });

  test("treats an empty optional variable as missing", () => {
    const empty = Object.fromEntries(Object.keys(envVariables).map((name) => [name, ""]));
    expect(parseEnv({ ...empty, ...valid })).toEqual(parseEnv(valid));
  });

  test("reads the documented variables and no others", () => {
    const namesRead = new Set<string>();
    const get = (variables: Record<string, string>, name: string) => {
      namesRead.add(name);
      return variables[name];
    };
    parseEnv(new Proxy<Record<string, string>>(valid, { get }));
    expect([...namesRead].sort()).toEqual(Object.keys(envVariables).sort());
  });

  test("derives a missing SITE_URL from PORT", () => {
    expect(parseEnv({ ...valid, PORT: "4100" }).SITE_URL).toBe("http://localhost:4100");
  });

  test.each([
    ["https://www.example.in/", "https://www.example.in"],
    ["HTTPS://WWW.Example.in:443", "https://www.example.in"],
  ])("reads SITE_URL %s as the origin %s", (SITE_URL, origin) => {
    expect(parseEnv({ ...valid, SITE_URL, TRUSTED_PROXY_HOPS: "1" }).SITE_URL).toBe(origin);
  });

  test.each(["file:./a.db", "postgres://h/a", "postgresql://u:p@h:5432/a?b=c"])(
    "accepts DATABASE_URL=%s",
    (DATABASE_URL) => expect(parseEnv({ ...valid, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL),
  );

  test.each([
    ["DATABASE_URL", undefined, "is missing"],
    ["DATABASE_URL", "file:", "must be file: and a path, or postgresql:// and a server"],
    ["DATABASE_URL", "mysql://h/a", "must be file: and a path, or postgresql:// and a server"],
    ["NEXTAUTH_SECRET", undefined, "is missing"],
    ["NEXTAUTH_SECRET", "x".repeat(31), "must have at least 32 characters"],
    [
      "NEXTAUTH_SECRET",
      "the output of: openssl rand -base64 32",
      "must be the output of the command, not the command",
    ],
    ["PORT", "0", "must be a whole number from 1 to 65535"],
    ["PORT", "65536", "must be a whole number from 1 to 65535"],
    ["SITE_URL", "www.example.in", "must be a URL that starts with http:// or https://"],
    ["SITE_URL", "ftp://example.in", "must be a URL that starts with http:// or https://"],
    ["SITE_URL", "https://example.in/site", "must have no path"],
    ["SETUP_TOKEN", "x".repeat(15), "must have at least 16 characters"],
    ["REDIS_URL", "127.0.0.1:6379", "must start with redis:// or rediss://"],
    ["TRUSTED_PROXY_HOPS", "-1", "must be a whole number from 0 to 10"],
    ["REQUIRE_SECOND_FACTOR", "maybe", "must be true or false"],
    ["SESSION_IDLE_HOURS", "x", "must be a whole number from 1 to 168"],
    ["SESSION_IDLE_HOURS", "0", "must be a whole number from 1 to 168"],
    ["SESSION_IDLE_HOURS", "169", "must be a whole number from 1 to 168"],
    ["RATE_LIMIT_FACTOR", "0", "must be a whole number of at least 1"],
    ["CONTACT_RETENTION_DAYS", "0", "must be a whole number from 1 to 36500"],
    ["CONTACT_RETENTION_DAYS", "1.5", "must be a whole number from 1 to 36500"],
    ["LOG_LEVEL", "loud", "must be one of silent, fatal, error, warn, info, debug, trace"],
    ["SMTP_URL", "smtp://mail.example.in/?x=y", "must be smtp:// or smtps:// followed by a server"],
    ["MAIL_FROM", "Website", "must be an email, or a name followed by an email"],
    ["MAIL_TO", "a@example.in;b@example.in", "must be one or more emails"],
  ])("refuses %s=%s because it %s", (name, value, problem) => {
    const parse = () => parseEnv({ ...valid, [name]: value });
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow(new RegExp(`^${name} ${problem}.*\\. Example: ${name}=\\S`));
  });

  test.each([
    ["DATABASE_URL", "mysql://root:its-password@localhost/arthora"],
    ["NEXTAUTH_SECRET", "its-password"],
    ["SETUP_TOKEN", "its-password"],
    ["REDIS_URL", "http://:its-password@localhost"],
    ["SMTP_URL", "smtp://leads:its-password@smtp.example.in/path"],
  ])("does not print an invalid %s, because it may contain a secret", (name, value) => {
    const parse = () => parseEnv({ ...valid, [name]: value });
    expect(parse).toThrow(new RegExp(`^${name} must `));
    expect(parse).not.toThrow("its-password");
  });

  test("requires TRUSTED_PROXY_HOPS with an https SITE_URL", () => {
    const https = { ...valid, SITE_URL: "https://www.example.in" };
    for (const variables of [{}, { TRUSTED_PROXY_HOPS: "" }, { SITE_URL: "HTTPS://EXAMPLE.IN" }]) {
      expect(() => parseEnv({ ...https, ...variables })).toThrow(
        /^TRUSTED_PROXY_HOPS must be 1 or more with an https SITE_URL: .*\. Example: TRUSTED_PROXY_HOPS=1$/,
      );
    }
  });

  test("requires MAIL_FROM and MAIL_TO with SMTP_URL", () => {
    const mail = {
      SMTP_URL: "smtps://leads:password@smtp.example.in",
      MAIL_FROM: "Website <leads@example.in>",
      MAIL_TO: "desk@example.in",
    };
    expect(parseEnv({ ...valid, ...mail })).toMatchObject(mail);
    expect(parseEnv({ ...valid, MAIL_TO: mail.MAIL_TO }).MAIL_TO).toBe(mail.MAIL_TO);
    for (const name of ["MAIL_FROM", "MAIL_TO"]) {
      expect(() => parseEnv({ ...valid, ...mail, [name]: "" })).toThrow(
        new RegExp(`^${name} is required with SMTP_URL\\. Example: ${name}=\\S`),
      );
    }
  });
});
