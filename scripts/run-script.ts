import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Runs an operator's command, prints its result or error message, and exits. */
export async function runScript(work: () => string | Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Returns the options of the command line. @throws Error with the usage */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new Error(`Usage: ${usage}`);
  }
}
