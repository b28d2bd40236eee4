import type { Instrumentation } from "next";

/** Runs once when a server starts: a wrong configuration ends it here, with one line. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("./lib/server/start-server");
  await startServer();
}

/** Runs for each error that a page's making ends in. */
export const onRequestError: Instrumentation.onRequestError = async (...caught) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logPageError } = await import("./lib/server/log-page-error");
  await logPageError(...caught);
};
