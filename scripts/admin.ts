import "./load-env";
import { text } from "node:stream/consumers";
import password from "@inquirer/password";
import { operator } from "@/lib/audit/data";
import {
  resetPassword,
  createAdmin,
  hasUser,
  removeAdmin,
  resetSecondFactor,
} from "@/lib/auth/users";
import { credentialsSchema } from "@/lib/auth/schema";
import { runScript } from "./run-script";

// npm run admin:create -- NAME          creates an administrator
// npm run admin:password -- NAME        sets a new password and ends the user's sessions
// npm run admin:second-factor -- NAME   turns off a lost second factor
// npm run admin:remove -- NAME          revokes administrator rights and ends the user's sessions
// The first two prompt for the password, or read it from standard input when there is no terminal.

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const first = await password({ message: "Password" });
  const second = await password({ message: "Confirm password" });
  if (first !== second) throw new Error("Passwords do not match");
  return first;
}

async function run(action: string | undefined, username: string | undefined): Promise<string> {
  if (!username) throw new Error(`Usage: npm run admin:${action ?? "create"} -- NAME`);
  if (action === "remove") {
    const endedSessions = await removeAdmin(username, operator);
    return `${username} is no longer an administrator; sessions ended: ${endedSessions}.`;
  }
  if (action === "second-factor") {
    await resetSecondFactor(username);
    return `The second factor of ${username} is off. They can set up a new one after signing in.`;
  }
  // Checks the username before prompting for the password.
  const isKnown = await hasUser(username);
  if (action === "password" && !isKnown) throw new Error(`There is no user ${username}`);
  if (action === "create" && isKnown) throw new Error("This username is taken");
  const parsed = credentialsSchema.safeParse({ username, password: await readPassword() });
  if (!parsed.success) throw new Error(parsed.error.issues[0]!.message);
  if (action === "password") {
    const endedSessions = await resetPassword(parsed.data);
    return `Changed the password of ${parsed.data.username}; sessions ended: ${endedSessions}.`;
  }
  const user = await createAdmin(parsed.data);
  return `${user.username} can now sign in at /login.`;
}

await runScript(() => run(process.argv[2], process.argv[3]));
