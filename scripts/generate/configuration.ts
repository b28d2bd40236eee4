import { format, resolveConfig } from "prettier";
import { envVariables } from "../../lib/core/env-variables";

/** Required variables, which .env.example does not comment out. */
const requiredVariables = ["DATABASE_URL", "NEXTAUTH_SECRET"];

const entries = Object.entries(envVariables);

async function generateTable(): Promise<string> {
  const rows = entries.map(
    ([name, { default: defaultText, meaning }]) => `| \`${name}\` | ${defaultText} | ${meaning} |`,
  );
  const lines = [
    "# Configuration",
    "",
    "All variables that the site reads from the environment or, if unset there, from `.env`. If `.env` is",
    "missing, `npm run quickstart` writes it with a fresh secret. If a value is wrong or a required value",
    "is missing, the site does not start, and names the variable.",
    "",
    "| Variable | Default | Meaning |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "The firm’s name and texts are part of the build; staff edit its details in the portal",
    "([how to fill them in](go-live.md#1-what-the-firm-says)).",
    "",
    "Generated from `lib/core/env-variables.ts` by `npm run generate`.",
  ];
  const options = await resolveConfig("docs/configuration.md");
  return format(lines.join("\n"), { ...options, parser: "markdown" });
}

function generateEnvExample(): string {
  const lines = entries
    .filter(([name]) => name !== "RATE_LIMIT_FACTOR")
    .map(([name, { example: value }]) => {
      const shellSafe = value.includes(" ") ? "" : value;
      return requiredVariables.includes(name) ? `${name}=${shellSafe}` : `# ${name}=${shellSafe}`;
    });
  return [
    "# Copy to .env, or let `npm run quickstart` write it. docs/configuration.md explains each line.",
    ...lines,
    "",
  ].join("\n");
}

export async function generateConfigurationFiles(): Promise<Record<string, string>> {
  return { "docs/configuration.md": await generateTable(), ".env.example": generateEnvExample() };
}
