import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, jest, test } from "@jest/globals";
import { hasNginx } from "../../tools/nginx";
import { typescript } from "../../scripts/setup/steps.mjs";
import { testedKinds } from "../../tools/site/databases";
import { withRedis } from "../../tools/site/redis";
import { skipUnless } from "../support/skip-unless";

// What an operator rehearses before an upgrade (docs/operate.md): `npm run rehearse:upgrade`.

/** The build of the commit before is made first. */
jest.setTimeout(20 * 60_000);

const isCommit = (name: string) => {
  try {
    execFileSync("git", ["rev-parse", "--verify", `${name}^{commit}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** The commit before; the one that is checked out where no more was fetched. */
const before = ["HEAD~1", "HEAD"].find(isCommit);

const testRehearsal = skipUnless(
  test,
  before !== undefined && hasNginx() && withRedis && testedKinds.includes("postgresql"),
  "the rehearsal of an upgrade needs a commit, nginx, Redis and PostgreSQL, and one of them is missing",
);

testRehearsal("an upgrade under load loses no request", async () => {
  const rehearsal = spawn(process.execPath, [...typescript, "tools/upgrade/index.ts", before!]);
  let printed = "";
  for (const stream of [rehearsal.stdout, rehearsal.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  const [status] = (await once(rehearsal, "close")) as [number | null];
  expect(printed).toContain("No request was lost.");
  expect(status).toBe(0);
});
