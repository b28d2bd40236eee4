/** Runs an operator's program: prints its result, or its error in one line, and exits. */
export async function runScript(work: () => string | Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
