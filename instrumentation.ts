/** Runs once when a server starts: a wrong configuration ends it here, with one line. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("./lib/start-server");
  await startServer();
}
