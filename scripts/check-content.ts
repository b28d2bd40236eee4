import { globSync } from "node:fs";
import ts from "typescript";
import { findWrongFields } from "./site-schema";

// Checks the texts of content/ before a build: what content/site.ts states, then the types.

function fail(lines: string[]): never {
  console.error(lines.join("\n"));
  process.exit(1);
}

async function importSite(): Promise<unknown> {
  try {
    return (await import("@/content/site")).site;
  } catch (error) {
    fail([String(error)]);
  }
}

function findTypeErrors(): string[] {
  const { config } = ts.readConfigFile("tsconfig.json", (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
  const program = ts.createProgram(globSync("content/**/*.ts"), {
    ...options,
    incremental: false,
    types: [],
  });
  const found = ts.getPreEmitDiagnostics(program);
  const host = ts.createCompilerHost(options);
  return found.length === 0 ? [] : [ts.formatDiagnostics(found, host).trim()];
}

const wrong = await findWrongFields(await importSite());
if (wrong.length > 0) fail(wrong.map((line) => `content/site.ts: ${line}`));
const errors = findTypeErrors();
if (errors.length > 0) fail(errors);
