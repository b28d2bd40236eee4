import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { createJpeg } from "../support/images";
import { isAlive } from "../support/is-alive";
import { findFreePort } from "../../tools/site/site";
import { upload } from "../support/uploads";
import { copyWorkingTree } from "../support/working-tree";

jest.setTimeout(15 * 60_000);

const folder = mkdtempSync(path.join(tmpdir(), "arthora-clone-"));
const buildPath = (name: string) => path.join(folder, name);

type Run = { child: ChildProcess; readOutput: () => string };

const { DATABASE_URL, NEXTAUTH_SECRET, SITE_URL, NODE_ENV, ...otherVariables } = process.env;
void [DATABASE_URL, NEXTAUTH_SECRET, SITE_URL, NODE_ENV];
const env = otherVariables as NodeJS.ProcessEnv;

function startQuickstart(variables: Record<string, string>): Run {
  const child = spawn("npm", ["run", "quickstart"], {
    cwd: folder,
    env: { ...env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    // Starts a new process group, so that a kill reaches every child.
    detached: true,
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, readOutput: () => text };
}

async function waitForText({ child, readOutput }: Run, text: string): Promise<void> {
  while (!readOutput().includes(text)) {
    if (child.exitCode !== null) throw new Error(`quickstart exited:\n${readOutput()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end({ child }: Run, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  process.kill(-child.pid!, signal);
  await exited;
  // npm can exit before the site does.
  while (isAlive(-child.pid!)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function runSql(sql: string): unknown[] {
  const db = new Database(buildPath("data/arthora.db"));
  try {
    const statement = db.prepare(sql);
    return statement.reader ? statement.all() : [statement.run()];
  } finally {
    db.close();
  }
}

beforeAll(() => copyWorkingTree(folder));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run quickstart", () => {
  let run: Run;
  let port: string;
  let envFile: string;

  beforeAll(async () => {
    port = String(await findFreePort());
  });
  afterAll(() => end(run, "SIGKILL"));

  test("finishes after it was killed during the install and again during the build", async () => {
    for (const [expectedText, milliseconds] of [
      ["Dependencies", 4_000],
      ["Production build", 3_000],
    ] as const) {
      run = startQuickstart({ PORT: port });
      await waitForText(run, expectedText);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await end(run, "SIGKILL");
    }
    run = startQuickstart({ PORT: port });
    await waitForText(run, "The site is running at");
    expect(run.readOutput()).toContain(`http://localhost:${port}/register`);
    // Quickstart installs no development packages, because the build needs none.
    expect(existsSync(buildPath("node_modules/jest"))).toBe(false);
  });

  test("starts the site with demo content, a registration page and no users (ASVS 6.3.2)", async () => {
    const home = await (await fetch(`http://localhost:${port}/`)).text();
    expect(home).toContain("Valid until: ");
    expect((await fetch(`http://localhost:${port}/register`)).status).toBe(200);
    expect(runSql('SELECT id FROM "Blog"')).toHaveLength(14);
    expect(runSql('SELECT id FROM "User"')).toEqual([]);
  });

  test("stores a new secret in .env with mode 0600, and writes it neither to the output nor to the build", async () => {
    envFile = readFileSync(buildPath(".env"), "utf8");
    const [, secret] = /^NEXTAUTH_SECRET=([\w-]{43})$/m.exec(envFile)!;
    expect(statSync(buildPath(".env")).mode & 0o777).toBe(0o600);
    expect(run.readOutput()).not.toContain(secret);
    // Ends the site first, because the site could replace cached files in .next while grep reads them.
    await end(run, "SIGTERM");
    const search = spawnSync("grep", ["-rlF", secret!, buildPath(".next")], { encoding: "utf8" });
    expect(search).toMatchObject({ status: 1, stdout: "" });
  });

  test("changes, installs and builds nothing when run again", async () => {
    runSql('DELETE FROM "Blog"');
    run = startQuickstart({ PORT: port });
    await waitForText(run, "The site is running at");
    expect(run.readOutput()).toMatch(/Dependencies … up to date/);
    expect(run.readOutput()).toMatch(/Production build … up to date/);
    expect(readFileSync(buildPath(".env"), "utf8")).toBe(envFile);
    expect(runSql('SELECT id FROM "Blog"')).toEqual([]);
    await end(run, "SIGTERM");
  });

  test("reads PORT and DATABASE_URL from the environment, and stores uploads in data/", async () => {
    const otherPort = String(await findFreePort());
    run = startQuickstart({ PORT: otherPort, DATABASE_URL: "file:./data/other.db" });
    await waitForText(run, "The site is running at");
    expect(run.readOutput()).toMatch(/Production build … up to date/);
    const url = `http://localhost:${otherPort}`;
    // An earlier test deleted the default database's posts, so these are in the other database.
    expect(await (await fetch(`${url}/api/blogs`)).json()).toHaveLength(14);
    await registerAdmin(url);
    const { token } = await signIn(url);
    const uploaded = await upload(url, await createJpeg(), { token, name: "first.jpg" });
    const { url: imagePath } = (await uploaded.json()) as { url: string };
    expect((await fetch(`${url}${imagePath}`)).headers.get("content-type")).toBe("image/jpeg");
    expect(existsSync(buildPath(`data${imagePath}`))).toBe(true);
  });
});
