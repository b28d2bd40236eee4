import type { Instrumentation } from "next";

/** Runs once per server start; exits with a one-line message if the configuration is invalid. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("./lib/server/start-server");
  await startServer();
}

export const onRequestError: Instrumentation.onRequestError = async (...errorDetails) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logPageError } = await import("./lib/server/log-page-error");
  await logPageError(...errorDetails);
};
