import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engineBindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { type Provider, providerOf, sqliteFile } from "../../lib/db/database-url";
import { databaseFiles, listMigrations } from "./folders";
import { withMigrationLock } from "./migration-lock";
import { rewriteOnce } from "./rewrite-sqlite";

// Prisma's own schema engine, as WebAssembly from the package registry: the native
// one is downloaded from a host of its own, which closed networks do not reach.
// It keeps the same `_prisma_migrations` table, so the Prisma CLI works on the same folders.

const filters = { externalTables: [], externalEnums: [] };

let loaded = false;

async function loadEngine() {
  if (loaded) return;
  const wasmFile = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
    "./schema_engine_bg.js": engineBindings as unknown as WebAssembly.ModuleImports,
  });
  engineBindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  loaded = true;
}

function adapterFactory(databaseUrl: string): SqlMigrationAwareDriverAdapterFactory {
  return providerOf(databaseUrl) === "sqlite"
    ? new PrismaBetterSqlite3({
        url: databaseUrl === "file::memory:" ? ":memory:" : sqliteFile(databaseUrl),
      })
    : new PrismaPg(databaseUrl);
}

/** Closes the books of the migration that just ran; Prisma would do it after the commit. */
const MARK_FINISHED = `UPDATE "_prisma_migrations"
  SET finished_at = CURRENT_TIMESTAMP
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Runs a migration and marks it finished in one transaction. Prisma's adapters run a script
 * statement by statement: an interruption would leave half of it behind, for a person to mend.
 */
async function executeWhole(adapter: SqlDriverAdapter, provider: Provider, script: string) {
  if (provider === "postgresql") {
    // Statements that are sent together are one transaction.
    await (adapter as PgAdapter).underlyingDriver().query(`${script};\n${MARK_FINISHED}`);
    return;
  }
  // A table that is made anew is dropped in between; with foreign keys on, its rows' children
  // would be deleted. The setting has no effect inside a transaction, hence before it. What is left
  // of the old table is overwritten: an erasure would not find it any more.
  await adapter.executeScript("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON");
  try {
    await adapter.executeScript(`BEGIN IMMEDIATE;\n${script};\n${MARK_FINISHED};\nCOMMIT`);
  } catch (error) {
    await adapter.executeScript("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

type PgAdapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/** The factory with whole migrations, and a way to close every connection that was opened. */
function closableFactory(databaseUrl: string, migrations: Set<string>) {
  const provider = providerOf(databaseUrl);
  const factory = adapterFactory(databaseUrl);
  const opened: SqlDriverAdapter[] = [];
  const open = async (connection: Promise<SqlDriverAdapter>) => {
    const adapter = await connection;
    opened.push(adapter);
    const executeScript = (script: string) =>
      migrations.has(script)
        ? executeWhole(adapter, provider, script)
        : adapter.executeScript(script);
    return new Proxy(adapter, {
      get(target, name) {
        if (name === "executeScript") return executeScript;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  const closable: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => open(factory.connect()),
    connectToShadowDb: () => open(factory.connectToShadowDb()),
  };
  return { closable, close: () => Promise.all(opened.map((adapter) => adapter.dispose())) };
}

type EngineOptions = { databaseUrl: string; schema?: string; migrations?: Set<string> };

async function withEngine<T>(
  { databaseUrl, schema, migrations = new Set() }: EngineOptions,
  work: (engine: engineBindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  const { closable, close } = closableFactory(databaseUrl, migrations);
  const engine = await engineBindings.SchemaEngine.new(
    { datamodels: schema === undefined ? undefined : [["schema.prisma", schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(closable),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await close();
  }
}

function readMigrations(provider: Provider) {
  const folder = databaseFiles[provider].migrations;
  const lockfile = path.join(folder, "migration_lock.toml");
  return {
    baseDir: folder,
    shadowDbInitScript: "",
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null,
    },
    migrationDirectories: listMigrations(provider).map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

/**
 * Applies the migrations that a database does not have yet; returns their names. Interrupted
 * at any point, it can be run again. Of several processes at once one does it and the others wait.
 * @throws MigrationLockError when that one takes too long.
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async () => {
    const applied = await applyMissing(databaseUrl);
    if (providerOf(databaseUrl) === "sqlite") rewriteOnce(sqliteFile(databaseUrl));
    return applied;
  });
}

async function applyMissing(databaseUrl: string): Promise<string[]> {
  const migrationsList = readMigrations(providerOf(databaseUrl));
  const scripts = migrationsList.migrationDirectories.map(
    ({ migrationFile }) => migrationFile.content.value,
  );
  return withEngine({ databaseUrl, migrations: new Set(scripts) }, async (engine) => {
    // Begun and never finished: its transaction left nothing behind, so it may run again.
    for (const migrationName of await listUnfinished(engine, migrationsList)) {
      await engine.markMigrationRolledBack({ migrationName });
    }
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

type Migrations = ReturnType<typeof readMigrations>;

async function listUnfinished(engine: engineBindings.SchemaEngine, migrationsList: Migrations) {
  const asked = { migrationsList, optInToShadowDatabase: false, filters };
  try {
    return (await engine.diagnoseMigrationHistory(asked)).failedMigrationNames;
  } catch (error) {
    // P1014: an empty SQLite file has no history to ask for.
    if ((error as { code?: string }).code === "P1014") return [];
    throw error;
  }
}

/**
 * The SQL that leads from one version of the models to another, for the database that
 * `databaseUrl` names; empty when they agree. `from` is null for none. The engine opens the
 * database to learn its version and reads nothing else from it.
 */
export async function diffModels(
  databaseUrl: string,
  from: string | null,
  to: string,
): Promise<string> {
  const datamodel = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  return withEngine({ databaseUrl, schema: to }, async (engine) => {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: "empty" } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters,
    });
    return (stdout ?? "").trim() === "-- This is an empty migration." ? "" : (stdout ?? "");
  });
}
