import "./load-env";
import { text } from "node:stream/consumers";
import password from "@inquirer/password";
import { operator } from "@/lib/audit/data";
import {
  changePassword,
  createAdmin,
  hasUser,
  removeAdmin,
  resetSecondFactor,
} from "@/lib/auth/users";
import { AppError } from "@/lib/core/errors";
import { credentialsSchema } from "@/lib/auth/schema";

// npm run admin:create -- NAME     makes an administrator
// npm run admin:password -- NAME   sets a new password and ends that user's sessions
// npm run admin:second-factor -- NAME   turns the second factor off, for who has lost it
// npm run admin:remove -- NAME     takes the right away and ends that user's sessions
// The password is asked for; where nobody sits at the keyboard it is read from standard input.

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const first = await password({ message: "Password" });
  const second = await password({ message: "Confirm password" });
  if (first !== second) fail("Passwords do not match");
  return first;
}

async function run(action: string | undefined, username: string | undefined): Promise<string> {
  if (!username) fail(`Usage: npm run admin:${action ?? "create"} -- NAME`);
  if (action === "remove") {
    const ended = await removeAdmin(username, operator);
    return `${username} is no longer an administrator; sessions ended: ${ended}.`;
  }
  if (action === "second-factor") {
    await resetSecondFactor(username);
    return `The second factor of ${username} is off. They can set up a new one after signing in.`;
  }
  // Before the password is asked for.
  const isKnown = await hasUser(username);
  if (action === "password" && !isKnown) fail(`There is no user ${username}`);
  if (action === "create" && isKnown) fail("This username is taken");
  const parsed = credentialsSchema.safeParse({ username, password: await readPassword() });
  if (!parsed.success) fail(parsed.error.issues[0]!.message);
  if (action === "password") {
    const ended = await changePassword(parsed.data);
    return `The password of ${parsed.data.username} is changed; sessions ended: ${ended}.`;
  }
  const user = await createAdmin(parsed.data);
  return `${user.username} can now sign in at /login.`;
}

try {
  console.log(await run(process.argv[2], process.argv[3]));
  process.exit(0);
} catch (error) {
  fail(error instanceof AppError ? error.message : String(error));
}
