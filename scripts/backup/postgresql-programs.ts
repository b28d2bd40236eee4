import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { BackupError } from "./backup-error";

/** What libpq takes in an address; other parameters are Prisma's or node-postgres's own. */
const libpqParameters = new Set([
  ...["host", "hostaddr", "port", "dbname", "user", "passfile", "options", "application_name"],
  ...["connect_timeout", "channel_binding", "gssencmode", "krbsrvname", "target_session_attrs"],
  ...["keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count"],
  ...["sslmode", "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslsni", "requirepeer"],
]);

/** Where a database is, for PostgreSQL's own programs. */
export type Connection = { arguments: string[]; variables: Record<string, string> };

/**
 * The arguments and variables that lead PostgreSQL's programs to a database. The password is a
 * variable: every user of the machine can read the arguments. Throws for what is no address.
 */
export function connectionTo(databaseUrl: string): Connection {
  const address = new URL(databaseUrl);
  const password = address.searchParams.get("password") ?? decodeURIComponent(address.password);
  address.password = "";
  for (const name of [...address.searchParams.keys()]) {
    if (!libpqParameters.has(name)) address.searchParams.delete(name);
  }
  // URL writes a space as +, which libpq takes for itself.
  address.search = address.search.replaceAll("+", "%20");
  return {
    arguments: ["--no-password", `--dbname=${address.href}`],
    variables: password === "" ? {} : { PGPASSWORD: password },
  };
}

/** The line that says what is wrong; those after it may quote rows. */
function complaintOf(program: string, printed: string): string {
  const mismatch = /server version mismatch\n.*detail: (.*)/.exec(printed);
  if (mismatch) {
    return `${program} is older than the server (${mismatch[1]}). Install the server’s version of it.`;
  }
  const lines = printed.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((each) => /error|fatal/i.test(each)) ?? lines[0] ?? "it does not say why";
  return `${program} failed: ${line}`;
}

export type RunningProgram = {
  child: ChildProcessWithoutNullStreams;
  /** Settles at its end; throws BackupError when the program is missing or says that it failed. */
  ended: Promise<void>;
};

/** Starts one of PostgreSQL's own programs; it ends with this process. */
export function startProgram(
  program: "pg_dump" | "pg_restore" | "psql",
  args: string[],
  variables: Record<string, string> = {},
): RunningProgram {
  const child = spawn(program, args, { env: { ...process.env, ...variables } });
  const kill = () => void child.kill();
  process.once("exit", kill);
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  // What it did not read it says itself when it ends.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", ({ message }) =>
      reject(
        new BackupError(
          message.includes("ENOENT")
            ? `${program} is not installed. Install PostgreSQL’s client programs (Debian: apt-get install postgresql-client).`
            : `${program} failed: ${message}`,
        ),
      ),
    );
    child.once("close", (status) =>
      status === 0 ? resolve() : reject(new BackupError(complaintOf(program, printed))),
    );
  }).finally(() => process.off("exit", kill));
  // Whoever reads its output first learns of a failure when they wait for the end.
  ended.catch(() => undefined);
  return { child, ended };
}
