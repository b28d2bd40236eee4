import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, linkSync, openSync, rmSync, writeSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { requireFreePort } from "./port.mjs";
import { ensureBuild, ensureClients, ensureDependencies, fail, run, typescript } from "./steps.mjs";

// From a bare clone to the running site. Every step can be interrupted and run again.

const STEPS = 6;
let number = 0;

/** Runs a step and prints what came of it, with the time that it took. */
function step(title, work) {
  number += 1;
  process.stdout.write(`[${number}/${STEPS}] ${title} … `);
  const begun = Date.now();
  const result = work();
  console.log(`${result} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

function writeEnv() {
  if (existsSync(".env")) return "kept";
  const secret = randomBytes(32).toString("base64url");
  const lines = [
    "# Written by npm run quickstart. docs/configuration.md explains every variable.",
    "DATABASE_URL=file:./data/arthora.db",
    `NEXTAUTH_SECRET=${secret}`,
    "",
  ];
  // Whole or not at all, and never over a file that is there.
  const draft = `.env.${process.pid}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, lines.join("\n"));
  closeSync(file);
  linkSync(draft, ".env");
  rmSync(draft);
  return "written, with fresh secrets";
}

function script(...args) {
  const { ok, output } = run(process.execPath, [...typescript, ...args]);
  if (!ok) fail(output.trim());
  return output.trim().split("\n").at(-1);
}

// Variables that are set already win over the file.
const loadEnv = () => existsSync(".env") && loadEnvFile(".env");

loadEnv();
const port = process.env.PORT || "3000";
// npm start listens on this machine alone until SITE_URL is set.
await requireFreePort(port, process.env.SITE_URL ? undefined : "127.0.0.1", "npm run quickstart");

step("Dependencies", () => (ensureDependencies() ? "installed" : "there"));
step("Configuration in .env", () => {
  const came = writeEnv();
  loadEnv();
  script("scripts/check-env.ts");
  return came;
});
step("Database clients", () => (ensureClients() ? "generated" : "there"));
step("Database", () => script("--conditions=react-server", "scripts/database/migrate.ts"));
step("Demo content", () => script("--conditions=react-server", "prisma/seed.ts"));
step("Production build", () => (ensureBuild() ? "built" : "there"));

const address = process.env.SITE_URL || `http://localhost:${port}`;
const local = `http://127.0.0.1:${port}`;

const server = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
  // Whoever tries the site out looks at it, and not at a line for each request.
  env: {
    ...process.env,
    PORT: port,
    NODE_ENV: "production",
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  },
});
server.stdout.resume();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

async function answers() {
  try {
    return (await fetch(`${local}/api/health?ready`)).ok;
  } catch {
    return false;
  }
}

for (let tries = 0; tries < 120 && !(await answers()); tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 250));
}
if (!(await answers())) {
  server.kill("SIGTERM");
  fail("The site did not start; the lines above say why.");
}

console.log(`
The site is running at ${address}
  Open ${address}            to see it as a visitor does.
  Open ${address}/register   to make the first administrator; then sign in at ${address}/login.
  Press Ctrl+C to stop. "npm run quickstart" starts it again.
${process.env.SMTP_URL ? "" : "\nLeads are in the portal only: docs/operate.md says how to have them emailed too.\n"}`);
