import { z } from "zod";

/** The least characters of a secret: 32 random bytes in base64url have 43. */
const SECRET_LENGTH = 32;

const emptyIsMissing = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyIsMissing, schema.optional());

const port = z.coerce.number().int().min(1).max(65535);

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
      z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`),
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
  })
  .transform(({ SITE_URL, ...env }) => ({
    ...env,
    SITE_URL: new URL(SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }));

export type Env = z.infer<typeof envSchema>;

/** A value that shows the form of each variable, named in the message when it is wrong. */
const examples = {
  DATABASE_URL: "file:./data/arthora.db",
  NEXTAUTH_SECRET: "the output of: openssl rand -base64 32",
  PORT: "3000",
  SITE_URL: "https://www.example.in",
  SETUP_TOKEN: "the output of: openssl rand -hex 16",
} satisfies Record<keyof Env, string>;

/** What is wrong with a variable, in words for its operator. */
function problemOf(value: string | undefined, { code, message }: z.core.$ZodIssue): string {
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
  const name = issue.path[0] as keyof Env;
  const problem = problemOf(variables[name], issue);
  throw new ConfigurationError(`${name} ${problem}. Example: ${name}=${examples[name]}`);
}

let cached: Env | undefined;

/** The configuration of this process, read once. The only place that reads process.env. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
