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
import { getProvider } from "@/lib/db/database-url";
import {
  createDatabase,
  type DatabaseKind,
  executeOnServer,
  createPostgresqlHandle,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { SECRET } from "../../tools/site/site";

// Runs the backup and restore commands of docs/operate.md, with other database names and folders.

function hasPostgresqlPrograms(): boolean {
  if (spawnSync("pg_dump", ["--version"]).status === 0) return true;
  const reason = "pg_dump is not installed: backups are tested on SQLite only";
  if (process.env.REQUIRE_SERVICES === "1")
    throw new Error(`${reason}. REQUIRE_SERVICES=1 does not allow this.`);
  console.log(`${reason}.`);
  return false;
}

export function listBackupKinds(): readonly DatabaseKind[] {
  const isPostgresqlTested = testedDatabaseKinds.includes("postgresql") && hasPostgresqlPrograms();
  return testedDatabaseKinds.filter((kind) => kind === "sqlite" || isPostgresqlTested);
}

const operatorGuide = readFileSync("docs/operate.md", "utf8");

export function findCommands(language: "sh" | "sql", excerpt: string): string {
  const blocks = operatorGuide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"));
  const matches = Array.from(blocks, ([, block]) => block!).filter((each) =>
    each.includes(excerpt),
  );
  if (matches.length !== 1) {
    throw new Error(
      `docs/operate.md has ${matches.length} ${language} blocks with "${excerpt}", not one`,
    );
  }
  return matches[0]!;
}

const readBackupScript = () =>
  /^cat > \/usr\/local\/bin\/backup-arthora <<'END'\n(.*?)^END$/ms.exec(operatorGuide)![1]!;

/** Returns the name of a PostgreSQL database. Its role has the same name, as in docs/operate.md. */
export const getDatabaseName = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

export const replaceDatabaseName = (commands: string, name: string) =>
  commands.replace(/(?<![-/\w])arthora(?=_restored|_before|_owner|(?![-@/\w]))/g, name);

/** Contains substitutes for programs of docs/operate.md that work only on the operator's server. */
const binFolder = mkdtempSync(path.join(tmpdir(), "arthora-operator-"));
process.once("exit", () => rmSync(binFolder, { recursive: true, force: true }));
for (const [program, line] of [
  ["su", 'PGUSER=$SUPERUSER exec sh -c "$3"'],
  ["as-arthora", 'exec "$@"'],
  ["systemctl", "true"],
] as const) {
  writeFileSync(path.join(binFolder, program), `#!/bin/sh\n${line}\n`);
  chmodSync(path.join(binFolder, program), 0o755);
}

function buildEnvironment({ url }: TestDatabase) {
  const { hostname, port, username, password } = new URL(url);
  const postgresql = {
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: "postgres",
    SUPERUSER: new URL(createPostgresqlHandle("any").url).username,
  };
  return {
    ...process.env,
    PATH: `${binFolder}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    NEXTAUTH_SECRET: SECRET,
    DATABASE_URL: url,
    npm_config_loglevel: "silent",
    ...(getProvider(url) === "postgresql" && postgresql),
  };
}

const start = (commands: string, database: TestDatabase) =>
  spawn("sh", ["-c", commands], { env: buildEnvironment(database), detached: true });

async function waitForEnd(program: ChildProcessWithoutNullStreams) {
  const [[status], stdout, stderr] = await Promise.all([
    once(program, "close") as Promise<[number | null]>,
    text(program.stdout),
    text(program.stderr),
  ]);
  return { status, stdout, stderr };
}

function startBackup(database: TestDatabase, folder: string) {
  const commands =
    getProvider(database.url) === "sqlite"
      ? findCommands("sh", "npm run backup").replace("/backups/", `${folder}/`)
      : replaceDatabaseName(readBackupScript(), getDatabaseName(database)).replaceAll(
          "/srv/arthora/backups",
          folder,
        );
  return start(commands, database);
}

export async function backUp(database: TestDatabase, file: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-backup-"));
  const outcome = await waitForEnd(startBackup(database, folder));
  const [backup, ...more] = readdirSync(folder);
  if (backup && more.length === 0) renameSync(path.join(folder, backup), file);
  rmSync(folder, { recursive: true });
  return outcome;
}

/** Kills a backup once it has created a file. Returns false if the backup ended first. */
export async function interruptBackup(database: TestDatabase, folder: string): Promise<boolean> {
  const program = startBackup(database, folder);
  const result = waitForEnd(program);
  while (readdirSync(folder).length === 0 && program.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  if (program.exitCode === null) process.kill(-program.pid!, "SIGKILL");
  await result;
  return program.signalCode === "SIGKILL";
}

const runOn = (database: TestDatabase, commands: string) =>
  waitForEnd(start(replaceDatabaseName(commands, getDatabaseName(database)), database));

export async function restoreToSecondDatabase(
  database: TestDatabase,
  file: string,
  edit = (commands: string) => commands,
) {
  const commands = edit(findCommands("sh", "pg_restore --single-transaction"))
    .replace(/\/srv\/arthora\/backups\/\S+/, file)
    .replace(/^cd .*$/m, `cd ${process.cwd()}`);
  return runOn(database, commands);
}

export const swapDatabases = (database: TestDatabase) =>
  runOn(database, findCommands("sh", 'su postgres -c "psql --single'));

async function restorePostgresql(file: string, databaseInUse: TestDatabase) {
  const name = getDatabaseName(databaseInUse);
  await executeOnServer(`CREATE ROLE ${name}`);
  const outcome = await restoreToSecondDatabase(databaseInUse, file);
  const restored = createPostgresqlHandle(`${name}_restored`);
  const drop = async () => {
    for (const each of [restored, createPostgresqlHandle(`${name}_before`), databaseInUse])
      await each.drop();
    await executeOnServer(`DROP ROLE ${name}`);
  };
  return { ...outcome, databaseInUse, restored: { ...restored, drop } };
}

async function restoreSqlite(file: string, databaseInUse: TestDatabase) {
  const target = databaseInUse.url.replace("file:", "");
  const commands = findCommands("sh", "npm run restore:finish\n")
    .replaceAll("data/arthora.db", target)
    .replaceAll("data/", `${path.dirname(target)}/`)
    .replace(/\/backups\/\S+/, file);
  return {
    ...(await waitForEnd(start(commands, databaseInUse))),
    databaseInUse,
    restored: databaseInUse,
  };
}

/** Replaces a SQLite database, or restores to a second PostgreSQL database. */
export async function restore(kind: DatabaseKind, file: string, givenDatabase?: TestDatabase) {
  const databaseInUse = givenDatabase ?? (await createDatabase(kind));
  return kind === "sqlite"
    ? restoreSqlite(file, databaseInUse)
    : restorePostgresql(file, databaseInUse);
}

export const matchFailure = (line: string) => ({
  status: 1,
  stdout: "",
  stderr: expect.stringMatching(new RegExp(`^[^\\n]*${line}[^\\n]*\\n$`)) as unknown,
});
