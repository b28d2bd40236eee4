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
import { type Provider, getProvider, getSqliteFile } from "../../lib/db/database-url";
import { databaseFiles, listMigrations } from "./folders";
import { withMigrationLock } from "./migration-lock";

// Uses Prisma's schema engine as WebAssembly, because closed networks cannot download the native one.
// Both engines use the table `_prisma_migrations`, so the Prisma CLI works with the same migrations.

const filters = { externalTables: [], externalEnums: [] };

let isLoaded = false;

async function loadEngine() {
  if (isLoaded) return;
  const wasmFile = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
    "./schema_engine_bg.js": engineBindings as unknown as WebAssembly.ModuleImports,
  });
  engineBindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  isLoaded = true;
}

const MARK_FINISHED = `UPDATE "_prisma_migrations"
  SET finished_at = CURRENT_TIMESTAMP
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/** Runs a migration in one transaction. Prisma's adapters run statements one by one and could apply half of it. */
async function executeInTransaction(adapter: SqlDriverAdapter, provider: Provider, script: string) {
  if (provider === "postgresql") {
    // PostgreSQL runs the statements of one query in one transaction.
    await (adapter as PgAdapter).underlyingDriver().query(`${script};\n${MARK_FINISHED}`);
    return;
  }
  // A migration that rebuilds a table drops the old one, which deletes child rows unless foreign keys
  // are off. The pragma has no effect inside a transaction. secure_delete overwrites the old table's bytes.
  await adapter.executeScript("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON");
  try {
    await adapter.executeScript(`BEGIN IMMEDIATE;\n${script};\n${MARK_FINISHED};\nCOMMIT`);
  } catch (error) {
    await adapter.executeScript("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

type PgAdapter = Awaited<ReturnType<PrismaPg["connect"]>>;

function createFactory(databaseUrl: string, migrations: Set<string>) {
  const provider = getProvider(databaseUrl);
  const factory =
    provider === "postgresql"
      ? new PrismaPg(databaseUrl)
      : new PrismaBetterSqlite3({
          url: databaseUrl === "file::memory:" ? ":memory:" : getSqliteFile(databaseUrl),
        });
  const adapters: SqlDriverAdapter[] = [];
  const open = async (connection: Promise<SqlDriverAdapter>) => {
    const adapter = await connection;
    adapters.push(adapter);
    const executeScript = adapter.executeScript.bind(adapter);
    adapter.executeScript = (script) =>
      migrations.has(script)
        ? executeInTransaction(adapter, provider, script)
        : executeScript(script);
    return adapter;
  };
  const trackedFactory: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => open(factory.connect()),
    connectToShadowDb: () => open(factory.connectToShadowDb()),
  };
  return { trackedFactory, close: () => Promise.all(adapters.map((adapter) => adapter.dispose())) };
}

type EngineOptions = { databaseUrl: string; schema?: string; migrations?: Set<string> };

async function withEngine<T>(
  { databaseUrl, schema, migrations = new Set() }: EngineOptions,
  work: (engine: engineBindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  const { trackedFactory, close } = createFactory(databaseUrl, migrations);
  const engine = await engineBindings.SchemaEngine.new(
    { datamodels: schema === undefined ? undefined : [["schema.prisma", schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(trackedFactory),
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
 * Applies pending migrations and returns their names. Safe to interrupt and repeat.
 * @throws MigrationLockError when other processes hold the lock too long
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, () => applyMissing(databaseUrl));
}

async function applyMissing(databaseUrl: string): Promise<string[]> {
  const migrationsList = readMigrations(getProvider(databaseUrl));
  const scripts = migrationsList.migrationDirectories.map(
    ({ migrationFile }) => migrationFile.content.value,
  );
  return withEngine({ databaseUrl, migrations: new Set(scripts) }, async (engine) => {
    // The database rolled back the transaction of an unfinished migration, so the migration can run again.
    for (const migrationName of await listUnfinished(engine, migrationsList)) {
      await engine.markMigrationRolledBack({ migrationName });
    }
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

type Migrations = ReturnType<typeof readMigrations>;

async function listUnfinished(engine: engineBindings.SchemaEngine, migrationsList: Migrations) {
  const input = { migrationsList, optInToShadowDatabase: false, filters };
  try {
    return (await engine.diagnoseMigrationHistory(input)).failedMigrationNames;
  } catch (error) {
    // P1014: an empty SQLite file has no migration history.
    if ((error as { code?: string }).code === "P1014") return [];
    throw error;
  }
}

/** Returns the SQL that migrates from the models `from` (null for none) to the models `to`; empty if they are equal. */
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
