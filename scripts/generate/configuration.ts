import { format, resolveConfig } from "prettier";
import { envVariables } from "../../lib/core/env-variables";

// What is told of the variables outside of the code.

/** Without these nothing starts: a copy of the example asks for them. */
const needed = ["DATABASE_URL", "NEXTAUTH_SECRET"];

const entries = Object.entries(envVariables);

async function table(): Promise<string> {
  const rows = entries.map(
    ([name, { otherwise, meaning }]) => `| \`${name}\` | ${otherwise} | ${meaning} |`,
  );
  const lines = [
    "# Configuration",
    "",
    "Every variable that the site reads. `npm run quickstart` writes `.env` with fresh secrets and never",
    "overwrites it; variables of the environment win over the file. A wrong or missing value stops the",
    "start with one line that names it.",
    "",
    "| Variable | While it is not set | Meaning |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "What the firm says of itself is no variable but part of the build: its name, disclosures, WhatsApp number, office,",
    "the time in which it answers and its people stand in `content/site.ts` ([what each is](go-live.md#1-what-the-firm-says)).",
    "",
    "Made from `lib/core/env-variables.ts` by `npm run generate`.",
  ];
  const options = await resolveConfig("docs/configuration.md");
  return format(lines.join("\n"), { ...options, parser: "markdown" });
}

function example(): string {
  const lines = entries
    .filter(([name]) => name !== "RATE_LIMIT_FACTOR")
    .map(([name, { example: value }]) => {
      const given = value.includes(" ") ? "" : value;
      return needed.includes(name) ? `${name}=${given}` : `# ${name}=${given}`;
    });
  return [
    "# Copy to .env, or let `npm run quickstart` write it. docs/configuration.md explains each line.",
    ...lines,
    "",
  ].join("\n");
}

/** Each document by its path. */
export async function configurationDocuments(): Promise<Record<string, string>> {
  return { "docs/configuration.md": await table(), ".env.example": example() };
}
