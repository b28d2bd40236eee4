import { globSync } from "node:fs";
import ts from "typescript";
import { findInvalidFields } from "./site-schema";

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
  const diagnostics = ts.getPreEmitDiagnostics(program);
  const host = ts.createCompilerHost(options);
  return diagnostics.length === 0 ? [] : [ts.formatDiagnostics(diagnostics, host).trim()];
}

const problems = await findInvalidFields(await importSite());
if (problems.length > 0) fail(problems.map((line) => `content/site.ts: ${line}`));
const errors = findTypeErrors();
if (errors.length > 0) fail(errors);
