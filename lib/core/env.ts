import { z } from "zod";
import { envVariables, COMMAND_PREFIX } from "./env-variables";
import { parseEmails, parseMailbox } from "./mailbox";
import { parseSmtpUrl } from "./smtp-server";

// In characters. The documented `openssl rand -base64 32` prints 44.
const SECRET_MIN = 32;

const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyToUndefined, schema.optional());

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `must be a whole number ${range}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

// An https URL implies a proxy, because the site itself does not serve TLS.
const HOPS_MISSING =
  "must be 1 or more with an https SITE_URL: the number of your own proxies that write X-Forwarded-For";

const envSchema = z
  .object({
    DATABASE_URL: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .regex(
          /^(file:.+|postgres(ql)?:\/\/.+)$/,
          "must be file: and a path, or postgresql:// and a server",
        ),
    ),
    NEXTAUTH_SECRET: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`)
        .refine(
          (value) => !value.startsWith(COMMAND_PREFIX),
          "must be the output of the command, not the command",
        ),
    ),
    PORT: z.preprocess(emptyToUndefined, wholeNumber(1, 65535).default(3000)),
    SITE_URL: optional(
      z
        .url({
          protocol: /^https?$/,
          error: "must be a URL that starts with http:// or https://",
        })
        .refine(
          (value) => URL.canParse(value) && new URL(value).pathname === "/",
          "must have no path",
        ),
    ),
    SETUP_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
    REQUIRE_SECOND_FACTOR: z.preprocess(
      emptyToUndefined,
      z.stringbool({ error: "must be true or false" }).default(false),
    ),
    SESSION_IDLE_HOURS: z.preprocess(emptyToUndefined, wholeNumber(1, 168).default(8)),
    REDIS_URL: optional(
      z.string().regex(/^rediss?:\/\/.+$/, "must start with redis:// or rediss://"),
    ),
    TRUSTED_PROXY_HOPS: z.preprocess(emptyToUndefined, wholeNumber(0, 10).default(0)),
    RATE_LIMIT_FACTOR: z.preprocess(emptyToUndefined, wholeNumber(1).default(1)),
    CONTACT_RETENTION_DAYS: optional(wholeNumber(1, 36_500)),
    LOG_LEVEL: z.preprocess(
      emptyToUndefined,
      z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
    ),
    UPLOADS_DIR: z.preprocess(emptyToUndefined, z.string().default("./data/uploads")),
    SMTP_URL: optional(
      z
        .string()
        .refine(
          (value) => parseSmtpUrl(value) !== null,
          "must be smtp:// or smtps:// followed by a server, without a path; percent-encode the user and the password",
        ),
    ),
    MAIL_FROM: optional(
      z
        .string()
        .refine(
          (value) => parseMailbox(value) !== null,
          "must be an email, or a name followed by an email in < and >",
        ),
    ),
    MAIL_TO: optional(
      z
        .string()
        .refine(
          (value) => parseEmails(value) !== null,
          "must be one or more emails, separated by commas",
        ),
    ),
  })
  .superRefine(({ SITE_URL, TRUSTED_PROXY_HOPS }, context) => {
    if (TRUSTED_PROXY_HOPS > 0 || !/^https:/i.test(SITE_URL ?? "")) return;
    context.addIssue({ code: "custom", path: ["TRUSTED_PROXY_HOPS"], message: HOPS_MISSING });
  })
  .superRefine(({ SMTP_URL, ...mail }, context) => {
    if (SMTP_URL === undefined) return;
    for (const name of ["MAIL_FROM", "MAIL_TO"] as const) {
      if (mail[name] !== undefined) continue;
      context.addIssue({ code: "custom", path: [name], message: "is required with SMTP_URL" });
    }
  })
  .transform(({ SITE_URL, ...env }) => ({
    ...env,
    SITE_URL: new URL(SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }));

export type Env = z.infer<typeof envSchema>;

type EnvName = keyof typeof envVariables & keyof Env;

const getExample = (name: EnvName) => envVariables[name].example;

const examples = Object.fromEntries(
  Object.entries(envVariables).map(([name, { example }]) => [name, example]),
);

function describeProblem(value: string | undefined, { code, message }: z.core.$ZodIssue): string {
  if (code === "custom" && message !== "") return message;
  return value ? message : "is missing";
}

export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** @throws ConfigurationError with the first invalid variable, its problem and an example, in one line. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(variables);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = issue.path[0] as EnvName;
  const problem = describeProblem(variables[name], issue);
  throw new ConfigurationError(`${name} ${problem}. Example: ${name}=${getExample(name)}`);
}

/** Returns true during a build. The pages that it renders are never served (docs/decisions/0063). */
export const isBuilding = () => process.env.NEXT_PHASE === "phase-production-build";

export const isProduction = () => process.env.NODE_ENV === "production";

const getBuildVariables = () => ({ ...examples, NEXTAUTH_SECRET: "x".repeat(SECRET_MIN) });

let cached: Env | undefined;

/** Returns the configuration, parsed once. A build uses the examples, so that its output contains no secrets. */
export function getEnv(): Env {
  cached ??= parseEnv(isBuilding() ? getBuildVariables() : process.env);
  return cached;
}
