import { z } from "zod";
import { envVariables, OUTPUT_OF } from "./env-variables";
import { parseEmails, parseMailbox } from "./mailbox";
import { parseSmtpUrl } from "./smtp-server";

/** The least characters of a secret: 32 random bytes in base64url have 43. */
const SECRET_LENGTH = 32;

const emptyIsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyIsMissing, schema.optional());

/** pino's, from the least to the most that is printed. */
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const port = z.coerce.number().int().min(1).max(65535);

/** The site never speaks TLS itself. */
const NO_PROXY =
  "must be 1 or more with an https SITE_URL: how many proxies of your own stand before the site and write X-Forwarded-For";

const envSchema = z
  .object({
    DATABASE_URL: z.preprocess(
      emptyIsMissing,
      z
        .string()
        .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, "must start with file: or postgresql://"),
    ),
    NEXTAUTH_SECRET: z.preprocess(
      emptyIsMissing,
      z
        .string()
        .min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`)
        .refine((value) => !value.startsWith(OUTPUT_OF), "must be a secret, not how to make one"),
    ),
    PORT: z.preprocess(emptyIsMissing, port.default(3000)),
    SITE_URL: optional(
      z
        .url({
          protocol: /^https?$/,
          error: "must be an address starting with http:// or https://",
        })
        .refine(
          (value) => URL.canParse(value) && new URL(value).pathname === "/",
          "must have no path",
        ),
    ),
    SETUP_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
    REQUIRE_SECOND_FACTOR: z.preprocess(
      emptyIsMissing,
      z.stringbool({ error: "must be true or false" }).default(false),
    ),
    SESSION_IDLE_HOURS: z.preprocess(
      emptyIsMissing,
      z.coerce.number().int().min(1).max(168).default(8),
    ),
    REDIS_URL: optional(
      z.string().regex(/^rediss?:\/\/.+$/, "must start with redis:// or rediss://"),
    ),
    TRUSTED_PROXY_HOPS: z.preprocess(
      emptyIsMissing,
      z.coerce.number().int().min(0).max(10).default(0),
    ),
    RATE_LIMIT_FACTOR: z.preprocess(emptyIsMissing, z.coerce.number().int().min(1).default(1)),
    CONTACT_RETENTION_DAYS: optional(z.coerce.number().int().min(1).max(36_500)),
    LOG_LEVEL: z.preprocess(
      emptyIsMissing,
      z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
    ),
    UPLOADS_DIR: z.preprocess(emptyIsMissing, z.string().default("./data/uploads")),
    SMTP_URL: optional(
      z
        .string()
        .refine(
          (value) => parseSmtpUrl(value) !== null,
          "must be smtp:// or smtps://, a server, and nothing after it; user and password percent-encoded",
        ),
    ),
    MAIL_FROM: optional(
      z
        .string()
        .refine(
          (value) => parseMailbox(value) !== null,
          "must be an address, or a name with the address in < and >",
        ),
    ),
    MAIL_TO: optional(
      z
        .string()
        .refine(
          (value) => parseEmails(value) !== null,
          "must be an address, or several with commas between them",
        ),
    ),
  })
  .superRefine(({ SITE_URL, TRUSTED_PROXY_HOPS }, context) => {
    if (TRUSTED_PROXY_HOPS > 0 || !/^https:/i.test(SITE_URL ?? "")) return;
    context.addIssue({ code: "custom", path: ["TRUSTED_PROXY_HOPS"], message: NO_PROXY });
  })
  .superRefine(({ SMTP_URL, ...mail }, context) => {
    if (SMTP_URL === undefined) return;
    for (const name of ["MAIL_FROM", "MAIL_TO"] as const) {
      if (mail[name] !== undefined) continue;
      context.addIssue({ code: "custom", path: [name], message: "is missing beside SMTP_URL" });
    }
  })
  .transform(({ SITE_URL, ...env }) => ({
    ...env,
    SITE_URL: new URL(SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }));

export type Env = z.infer<typeof envSchema>;

type EnvName = keyof typeof envVariables & keyof Env;

const exampleOf = (name: EnvName) => envVariables[name].example;

/** All of them, in the form that the environment has. */
const examples = Object.fromEntries(
  Object.entries(envVariables).map(([name, { example }]) => [name, example]),
);

/** What is wrong with a variable, in words for its operator. */
function problemOf(value: string | undefined, { code, message }: z.core.$ZodIssue): string {
  if (code === "custom" && message !== "") return message;
  if (!value) return "is missing";
  if (message.startsWith("must")) return message;
  return code === "invalid_type" || code === "too_small" || code === "too_big"
    ? "must be a whole number in range"
    : message;
}

/** Thrown for a wrong or missing variable; the message is one line for the operator. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/**
 * Reads a configuration from a set of variables.
 * @throws ConfigurationError naming the first variable that is wrong, what is wrong, and an example.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(variables);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = issue.path[0] as EnvName;
  const problem = problemOf(variables[name], issue);
  throw new ConfigurationError(`${name} ${problem}. Example: ${name}=${exampleOf(name)}`);
}

/** Whether this process is a build: what it renders is never shown (docs/decisions/0012). */
export const isBuilding = () => process.env.NEXT_PHASE === "phase-production-build";

/** Whether this process serves a build, and not a developer. */
export const isProduction = () => process.env.NODE_ENV === "production";

const buildExamples = () => ({ ...examples, NEXTAUTH_SECRET: "x".repeat(SECRET_LENGTH) });

let cached: Env | undefined;

/**
 * The configuration of this process, read once. The only place that reads process.env. A build
 * needs no configuration, and none of its own gets into what it makes.
 */
export function getEnv(): Env {
  cached ??= parseEnv(isBuilding() ? buildExamples() : process.env);
  return cached;
}
