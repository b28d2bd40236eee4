import { globSync } from "node:fs";
import ts from "typescript";
import { runScript } from "./run-script";
import { findInvalidDetails, findInvalidFields } from "./site-schema";

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

await runScript(async () => {
  const { site } = await import("@/content/site").catch((error: unknown) => {
    throw new Error(`content/site.ts: ${String(error)}`);
  });
  const prefixLine = (line: string) => `content/site.ts: ${line}`;
  const problems = findInvalidFields(site).map(prefixLine);
  if (problems.length === 0) problems.push(...findTypeErrors());
  if (problems.length === 0) problems.push(...findInvalidDetails(site).map(prefixLine));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return "The content is valid.";
});
