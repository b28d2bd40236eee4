import { describe, expect, test } from "@jest/globals";
import { ConfigurationError, parseEnv } from "./env";
import { envVariables } from "./env-variables";

const right = {
  DATABASE_URL: "file:./data/arthora.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
};

describe("parseEnv", () => {
  test("needs a database and a secret and fills in the rest", () => {
    expect(parseEnv(right)).toEqual({
      ...right,
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

  test("takes an empty variable for a missing one", () => {
    const empty = {
      PORT: "",
      SITE_URL: "",
      SETUP_TOKEN: "",
      REDIS_URL: "",
      TRUSTED_PROXY_HOPS: "",
      RATE_LIMIT_FACTOR: "",
      REQUIRE_SECOND_FACTOR: "",
      SESSION_IDLE_HOURS: "",
      CONTACT_RETENTION_DAYS: "",
      LOG_LEVEL: "",
      SMTP_URL: "",
      MAIL_FROM: "",
      MAIL_TO: "",
    };
    expect(parseEnv({ ...right, ...empty })).toEqual(parseEnv(right));
  });

  test("derives the address of the site from the port", () => {
    expect(parseEnv({ ...right, PORT: "4100" }).SITE_URL).toBe("http://localhost:4100");
  });

  test.each([
    ["https://www.example.in", "https://www.example.in"],
    ["https://www.example.in/", "https://www.example.in"],
    ["HTTPS://WWW.Example.in:443", "https://www.example.in"],
    ["http://192.0.2.7:8080", "http://192.0.2.7:8080"],
  ])("reads SITE_URL %s as the origin %s", (SITE_URL, origin) => {
    expect(parseEnv({ ...right, SITE_URL, TRUSTED_PROXY_HOPS: "1" }).SITE_URL).toBe(origin);
  });

  test.each([
    "file:./a.db",
    "file:/var/lib/a.db",
    "postgres://h/a",
    "postgresql://u:p@h:5432/a?b=c",
  ])("takes the database %s", (DATABASE_URL) =>
    expect(parseEnv({ ...right, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL),
  );

  test.each([
    ["DATABASE_URL", undefined, "is missing"],
    ["DATABASE_URL", "", "is missing"],
    ["DATABASE_URL", "file:", "must start with file: or postgresql://"],
    ["DATABASE_URL", "mysql://h/a", "must start with file: or postgresql://"],
    ["DATABASE_URL", "arthora.db", "must start with file: or postgresql://"],
    ["DATABASE_URL", " file:./a.db", "must start with file: or postgresql://"],
    ["NEXTAUTH_SECRET", undefined, "is missing"],
    ["NEXTAUTH_SECRET", "", "is missing"],
    ["NEXTAUTH_SECRET", "x".repeat(31), "must have at least 32 characters"],
    [
      "NEXTAUTH_SECRET",
      "the output of: openssl rand -base64 32",
      "must be a secret, not how to make one",
    ],
    ["PORT", "0", "must be a whole number in range"],
    ["PORT", "65536", "must be a whole number in range"],
    ["PORT", "80.5", "must be a whole number in range"],
    ["PORT", "http", "must be a whole number in range"],
    ["SITE_URL", "www.example.in", "must be an address starting with http:// or https://"],
    ["SITE_URL", "ftp://example.in", "must be an address starting with http:// or https://"],
    ["SITE_URL", "javascript:alert(1)", "must be an address starting with http:// or https://"],
    ["SITE_URL", "https://example.in/site", "must have no path"],
    ["SETUP_TOKEN", "x".repeat(15), "must have at least 16 characters"],
    ["REDIS_URL", "127.0.0.1:6379", "must start with redis:// or rediss://"],
    ["REDIS_URL", "localhost", "must start with redis:// or rediss://"],
    ["TRUSTED_PROXY_HOPS", "-1", "must be a whole number in range"],
    ["TRUSTED_PROXY_HOPS", "all", "must be a whole number in range"],
    ["REQUIRE_SECOND_FACTOR", "maybe", "must be true or false"],
    ["SESSION_IDLE_HOURS", "0", "must be a whole number in range"],
    ["SESSION_IDLE_HOURS", "169", "must be a whole number in range"],
    ["RATE_LIMIT_FACTOR", "0", "must be a whole number in range"],
    ["CONTACT_RETENTION_DAYS", "0", "must be a whole number in range"],
    ["CONTACT_RETENTION_DAYS", "1.5", "must be a whole number in range"],
    ["LOG_LEVEL", "loud", "must be one of silent, fatal, error, warn, info, debug, trace"],
    ["SMTP_URL", "mail.example.in", "must be smtp:// or smtps://, a server"],
    [
      "SMTP_URL",
      "smtp://mail.example.in/path",
      "must be smtp:// or smtps://, a server, and nothing after it; user and password percent-encoded",
    ],
    ["SMTP_URL", "smtp://mail.example.in/?x=y", "must be smtp:// or smtps://, a server"],
    ["MAIL_FROM", "Website", "must be an address, or a name with the address"],
    ["MAIL_TO", "desk", "must be an address, or several with commas between them"],
    ["MAIL_TO", "a@example.in;b@example.in", "must be an address, or several with commas"],
  ])("refuses %s=%s: it %s", (name, value, problem) => {
    const parse = () => parseEnv({ ...right, [name]: value });
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow(new RegExp(`^${name} ${problem}.*\\. Example: ${name}=\\S`));
  });

  test.each([
    ["DATABASE_URL", "mysql://root:its-password@localhost/arthora"],
    ["NEXTAUTH_SECRET", "its-password"],
    ["SETUP_TOKEN", "its-password"],
    ["REDIS_URL", "http://:its-password@localhost"],
    ["SMTP_URL", "smtp://leads:its-password@smtp.example.in/path"],
  ])("does not repeat a wrong %s: it may be a secret", (name, value) => {
    const parse = () => parseEnv({ ...right, [name]: value });
    expect(parse).toThrow(new RegExp(`^${name} must `));
    expect(parse).not.toThrow("its-password");
  });

  test("needs to know of the proxies that an https site stands behind", () => {
    const https = { ...right, SITE_URL: "https://www.example.in" };
    expect(parseEnv({ ...https, TRUSTED_PROXY_HOPS: "1" })).toMatchObject({
      SITE_URL: "https://www.example.in",
      TRUSTED_PROXY_HOPS: 1,
    });
    for (const wrong of [{}, { TRUSTED_PROXY_HOPS: "" }, { SITE_URL: "HTTPS://EXAMPLE.IN" }]) {
      expect(() => parseEnv({ ...https, ...wrong })).toThrow(
        /^TRUSTED_PROXY_HOPS must be 1 or more with an https SITE_URL: .*\. Example: TRUSTED_PROXY_HOPS=1$/,
      );
    }
  });

  describe("where leads are mailed", () => {
    const mail = {
      SMTP_URL: "smtps://leads:password@smtp.example.in",
      MAIL_FROM: "Website <leads@example.in>",
      MAIL_TO: "desk@example.in",
    };

    test("needs to know from whom and to whom", () => {
      expect(parseEnv({ ...right, ...mail })).toMatchObject(mail);
      for (const name of ["MAIL_FROM", "MAIL_TO"]) {
        expect(() => parseEnv({ ...right, ...mail, [name]: "" })).toThrow(
          new RegExp(`^${name} is missing beside SMTP_URL\\. Example: ${name}=\\S`),
        );
      }
    });

    test("does not mind addresses without a server: nothing is mailed", () => {
      const parsed = parseEnv({ ...right, ...mail, SMTP_URL: "" });
      expect(parsed).toMatchObject({ SMTP_URL: undefined, MAIL_TO: mail.MAIL_TO });
    });

    test("takes the examples that its own messages give", () => {
      const examples = Object.fromEntries(
        (["SMTP_URL", "MAIL_FROM", "MAIL_TO"] as const).map((name) => [
          name,
          envVariables[name].example,
        ]),
      );
      expect(parseEnv({ ...right, ...examples })).toMatchObject(examples);
    });
  });
});
