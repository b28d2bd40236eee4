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
const examples: Record<string, string> = {
  DATABASE_URL: "file:./data/arthora.db",
  NEXTAUTH_SECRET: "the output of: openssl rand -base64 32",
  PORT: "3000",
  SITE_URL: "https://www.example.in",
  SETUP_TOKEN: "the output of: openssl rand -hex 16",
};

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
  const name = String(issue.path[0]);
  const problem = !variables[name]
    ? "is missing"
    : issue.code === "invalid_type" || issue.code === "too_small" || issue.code === "too_big"
      ? issue.message.startsWith("must")
        ? issue.message
        : "must be a whole number in range"
      : issue.message;
  throw new ConfigurationError(`${name} ${problem}. Example: ${name}=${examples[name]}`);
}

let cached: Env | undefined;

/** The configuration of this process, read once. The only place that reads process.env. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
