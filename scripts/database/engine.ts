import { existsSync, readdirSync, readFileSync } from "node:fs";
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
import { type Provider, providerOf, sqliteFile } from "../../lib/database-url";
import { databaseFiles } from "./folders";

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

/** The factory, and a way to close every connection that the engine opened and keeps locked. */
function closableFactory(databaseUrl: string) {
  const factory = adapterFactory(databaseUrl);
  const opened: SqlDriverAdapter[] = [];
  const track = async (connection: Promise<SqlDriverAdapter>) => {
    opened.push(await connection);
    return connection;
  };
  const tracking: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => track(factory.connect()),
    connectToShadowDb: () => track(factory.connectToShadowDb()),
  };
  return { tracking, close: () => Promise.all(opened.map((adapter) => adapter.dispose())) };
}

async function withEngine<T>(
  databaseUrl: string,
  schema: string | undefined,
  use: (engine: engineBindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  const { tracking, close } = closableFactory(databaseUrl);
  const engine = await engineBindings.SchemaEngine.new(
    { datamodels: schema === undefined ? undefined : [["schema.prisma", schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(tracking),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await close();
  }
}

function readMigrations(provider: Provider) {
  const folder = databaseFiles[provider].migrations;
  const lockfile = path.join(folder, "migration_lock.toml");
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
  return {
    baseDir: folder,
    shadowDbInitScript: "",
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null,
    },
    migrationDirectories: names.map((name) => ({
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

/** Applies the migrations that a database does not have yet; returns their names. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const migrationsList = readMigrations(providerOf(databaseUrl));
  return withEngine(databaseUrl, undefined, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
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
  return withEngine(databaseUrl, to, async (engine) => {
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
