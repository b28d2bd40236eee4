import "server-only";
import { hasAdmin } from "./data/users";
import { ConfigurationError, type Env, getEnv } from "./env";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function configurationOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What a server does before its first request: check the configuration, warn of an open door. */
export async function startServer(): Promise<void> {
  const { SITE_URL, SETUP_TOKEN } = configurationOrExit();
  if (SETUP_TOKEN !== undefined || LOOPBACK.test(new URL(SITE_URL).hostname)) return;
  // A database that is away now is no reason to stay down: cached pages can be served.
  const closed = await hasAdmin().catch(() => true);
  if (closed) return;
  console.warn(
    `WARNING: anybody who opens ${SITE_URL}/register can become the administrator. ` +
      "Register now, or set SETUP_TOKEN and start again.",
  );
}
