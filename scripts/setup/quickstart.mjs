import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, linkSync, openSync, rmSync, writeSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { requireFreePort } from "./port.mjs";
import {
  ensureBuild,
  ensureClients,
  ensureDependencies,
  fail,
  run,
  typescriptFlags,
} from "./steps.mjs";

// Each step can be interrupted: the next run repeats it.

const STEPS = 6;
let stepNumber = 0;

function runStep(title, work) {
  stepNumber += 1;
  process.stdout.write(`[${stepNumber}/${STEPS}] ${title} … `);
  const startedAt = Date.now();
  const result = work();
  console.log(`${result} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function writeEnv() {
  if (existsSync(".env")) return "unchanged";
  const secret = randomBytes(32).toString("base64url");
  const lines = [
    "# Written by npm run quickstart. docs/configuration.md explains every variable.",
    "DATABASE_URL=file:./data/arthora.db",
    `NEXTAUTH_SECRET=${secret}`,
    "",
  ];
  // Linking a draft is atomic and never overwrites an existing file.
  const draft = `.env.${process.pid}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, lines.join("\n"));
  closeSync(file);
  linkSync(draft, ".env");
  rmSync(draft);
  return "created, with a new secret";
}

function runScript(...args) {
  const { ok, output } = run(process.execPath, [...typescriptFlags, ...args]);
  if (!ok) fail(output.trim());
  return output.trim().split("\n").at(-1);
}

// Variables that are already set override those in the file.
const loadEnv = () => existsSync(".env") && loadEnvFile(".env");

loadEnv();
const port = process.env.PORT || "3000";
// npm start listens only on loopback until SITE_URL is set.
await requireFreePort(port, process.env.SITE_URL ? undefined : "127.0.0.1", "npm run quickstart");

runStep("Dependencies", () => (ensureDependencies() ? "installed" : "up to date"));
runStep("Configuration in .env", () => {
  const result = writeEnv();
  loadEnv();
  runScript("scripts/check-env.ts");
  return result;
});
runStep("Database clients", () => (ensureClients() ? "generated" : "up to date"));
runStep("Database", () => runScript("--conditions=react-server", "scripts/database/migrate.ts"));
runStep("Demo content", () => runScript("--conditions=react-server", "prisma/seed.ts"));
runStep("Production build", () => (ensureBuild() ? "built" : "up to date"));

const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;

const server = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: {
    ...process.env,
    PORT: port,
    NODE_ENV: "production",
    // Omits the log line of each request.
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  },
});
server.stdout.resume();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

const healthUrl = `http://127.0.0.1:${port}/api/health?ready`;
const isReady = () =>
  fetch(healthUrl).then(
    ({ ok }) => ok,
    () => false,
  );
for (let tries = 0; tries < 120 && !(await isReady()); tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 250));
}
if (!(await isReady())) {
  server.kill("SIGTERM");
  fail("The site did not start; the lines above say why.");
}

console.log(`
The site is running at ${siteUrl}
  Open ${siteUrl}            to see it as a visitor does.
  Open ${siteUrl}/register   to create the first administrator, then sign in at ${siteUrl}/login.
  Press Ctrl+C to stop. "npm run quickstart" starts it again.
${process.env.SMTP_URL ? "" : "\nLeads appear only in the portal. To receive them by email too, see docs/operate.md.\n"}`);
