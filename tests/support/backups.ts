import { expect } from "@jest/globals";
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { providerOf } from "@/lib/db/database-url";
import {
  createDatabase,
  type DatabaseKind,
  executeOnServer,
  postgresqlNamed,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { SECRET } from "../../tools/site/site";

// Backups are made and restored by the very commands of docs/operate.md, with names of the test's own.

function hasPostgresqlPrograms(): boolean {
  if (spawnSync("pg_dump", ["--version"]).status === 0) return true;
  const reason = "pg_dump is not there: backups are tested on SQLite alone";
  if (process.env.REQUIRE_SERVICES === "1") throw new Error(`${reason}, and it is required.`);
  console.log(`${reason}.`);
  return false;
}

/** The kinds of database whose backup can be tested here. */
export function kindsToBackUp(): readonly DatabaseKind[] {
  const withPrograms = testedKinds.includes("postgresql") && hasPostgresqlPrograms();
  return testedKinds.filter((kind) => kind === "sqlite" || withPrograms);
}

const operate = readFileSync("docs/operate.md", "utf8");

function only(found: string[], what: string): string {
  if (found.length !== 1) throw new Error(`docs/operate.md has ${found.length} of ${what}`);
  return found[0]!;
}

/** The block of docs/operate.md that a text stands in. */
export function documented(language: "sh" | "sql", within: string): string {
  const blocks = operate.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"));
  const found = Array.from(blocks, ([, block]) => block!).filter((each) => each.includes(within));
  return only(found, within);
}

/** The program that makes the nightly backup. */
function nightlyBackup(): string {
  const programs = operate.matchAll(
    /^cat > \/usr\/local\/bin\/backup-arthora <<'END'\n(.*?)^END$/gms,
  );
  return only(
    Array.from(programs, ([, program]) => program!),
    "nightly backups",
  );
}

/** The name of a PostgreSQL database, and of the role that the site has there. */
export const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

/** Commands or SQL of the document, with the name of a database for `arthora`. */
export const named = (commands: string, name: string) =>
  commands.replace(/(?<![-/\w])arthora(?=_restored|_before|_owner|(?![-@/\w]))/g, name);

/** What an operator's machine has, where a test has a connection to PostgreSQL alone. */
const pretended = mkdtempSync(path.join(tmpdir(), "arthora-operator-"));
process.once("exit", () => rmSync(pretended, { recursive: true, force: true }));
for (const [program, line] of [
  ["su", 'PGUSER=$SUPERUSER exec sh -c "$3"'],
  ["as-arthora", 'exec "$@"'],
  ["systemctl", "true"],
] as const) {
  writeFileSync(path.join(pretended, program), `#!/bin/sh\n${line}\n`);
  chmodSync(path.join(pretended, program), 0o755);
}

function variablesFor({ url }: TestDatabase) {
  const { hostname, port, username, password } = new URL(url);
  const postgresql = {
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: "postgres",
    SUPERUSER: new URL(postgresqlNamed("any").url).username,
  };
  return {
    ...process.env,
    PATH: `${pretended}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    NEXTAUTH_SECRET: SECRET,
    DATABASE_URL: url,
    npm_config_loglevel: "silent",
    ...(providerOf(url) === "postgresql" && postgresql),
  };
}

/** Starts commands in a process group of their own. */
const start = (commands: string, database: TestDatabase) =>
  spawn("sh", ["-c", commands], { env: variablesFor(database), detached: true });

async function endOf(program: ChildProcessWithoutNullStreams) {
  const [[status], stdout, stderr] = await Promise.all([
    once(program, "close") as Promise<[number | null]>,
    text(program.stdout),
    text(program.stderr),
  ]);
  return { status, stdout, stderr };
}

/** Starts a backup into a folder. */
export function startBackup(database: TestDatabase, folder: string) {
  const commands =
    providerOf(database.url) === "sqlite"
      ? documented("sh", "npm run backup").replace("/backups/", `${folder}/`)
      : named(nightlyBackup(), nameOf(database)).replaceAll("/srv/arthora/backups", folder);
  return start(commands, database);
}

/** Makes a backup, and gives it a name. */
export async function backUp(database: TestDatabase, file: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-backup-"));
  const outcome = await endOf(startBackup(database, folder));
  const [made, ...more] = readdirSync(folder);
  if (made && more.length === 0) renameSync(path.join(folder, made), file);
  rmSync(folder, { recursive: true });
  return outcome;
}

/**
 * Starts a backup, and signals all of it once it has begun to write. Says whether that was its end;
 * it may have been quicker.
 */
export async function interruptBackup(
  database: TestDatabase,
  folder: string,
  signal: NodeJS.Signals,
): Promise<boolean> {
  const program = startBackup(database, folder);
  const ended = endOf(program);
  while (readdirSync(folder).length === 0 && program.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  if (program.exitCode === null) process.kill(-program.pid!, signal);
  await ended;
  return program.signalCode === signal;
}

/** Restores a PostgreSQL backup beside a database, as its operator. `edit` changes the commands. */
export async function restoreBeside(
  database: TestDatabase,
  file: string,
  edit = (commands: string) => commands,
) {
  const commands = edit(documented("sh", "pg_restore --single-transaction"))
    .replace(/\/srv\/arthora\/backups\/\S+/, file)
    .replace(/^cd .*$/m, `cd ${process.cwd()}`);
  return endOf(start(named(commands, nameOf(database)), database));
}

/** Gives the database that was restored beside another the other's name. */
export const putInPlace = (database: TestDatabase) =>
  endOf(
    start(named(documented("sh", 'su postgres -c "psql --single'), nameOf(database)), database),
  );

async function restorePostgresql(file: string, used: TestDatabase) {
  const name = nameOf(used);
  await executeOnServer(`CREATE ROLE ${name}`);
  const outcome = await restoreBeside(used, file);
  const restored = postgresqlNamed(`${name}_restored`);
  const drop = async () => {
    for (const each of [restored, postgresqlNamed(`${name}_before`), used]) await each.drop();
    await executeOnServer(`DROP ROLE ${name}`);
  };
  return { ...outcome, used, restored: { ...restored, drop } };
}

async function restoreSqlite(file: string, used: TestDatabase) {
  const target = used.url.replace("file:", "");
  const commands = documented("sh", "npm run restore:finish\n")
    .replaceAll("data/arthora.db", target)
    .replaceAll("data/", `${path.dirname(target)}/`)
    .replace(/\/backups\/\S+/, file);
  return { ...(await endOf(start(commands, used))), used, restored: used };
}

const restorers = { sqlite: restoreSqlite, postgresql: restorePostgresql };

/** Restores a backup in the place of a SQLite database that is used, or beside one of PostgreSQL. */
export const restore = async (kind: DatabaseKind, file: string, used?: TestDatabase) =>
  restorers[kind](file, used ?? (await createDatabase(kind)));

/** What a command answers that was refused: one line, which says so. */
export const refused = (line: string | RegExp) => ({
  status: 1,
  stdout: "",
  stderr: expect.stringMatching(
    new RegExp(`^[^\\n]*${typeof line === "string" ? line : line.source}[^\\n]*\\n$`),
  ) as unknown,
});
