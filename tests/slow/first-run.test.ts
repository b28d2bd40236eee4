import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { jpeg } from "../support/images";
import { freePort } from "../../tools/site/site";
import { upload } from "../support/uploads";

// From a bare clone to the running site, with nothing but `npm run quickstart`.

jest.setTimeout(15 * 60_000);

const folder = mkdtempSync(path.join(tmpdir(), "arthora-clone-"));
const inFolder = (name: string) => path.join(folder, name);

type Run = { child: ChildProcess; printed: () => string };

const { DATABASE_URL, NEXTAUTH_SECRET, SITE_URL, NODE_ENV, ...machine } = process.env;
void [DATABASE_URL, NEXTAUTH_SECRET, SITE_URL, NODE_ENV];
const env = machine as NodeJS.ProcessEnv;

function quickstart(variables: Record<string, string>): Run {
  const child = spawn("npm", ["run", "quickstart"], {
    cwd: folder,
    env: { ...env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that a kill reaches everything that it started.
    detached: true,
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, printed: () => text };
}

async function until({ child, printed }: Run, line: string): Promise<void> {
  while (!printed().includes(line)) {
    if (child.exitCode !== null) throw new Error(`quickstart ended:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end({ child }: Run, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  process.kill(-child.pid!, signal);
  await exited;
  // npm can end before the site that it started.
  while (isGroupAlive(child.pid!)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Starts it, and cuts it off a moment after it has printed a line. */
async function cutOffAfter(line: string, milliseconds: number, variables: Record<string, string>) {
  const run = quickstart(variables);
  await until(run, line);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await end(run, "SIGKILL");
}

function rows(sql: string): unknown[] {
  const db = new Database(inFolder("data/arthora.db"));
  try {
    const statement = db.prepare(sql);
    return statement.reader ? statement.all() : [statement.run()];
  } finally {
    db.close();
  }
}

beforeAll(() => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((each) => each && existsSync(each))) {
    cpSync(file, inFolder(file), { recursive: true });
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run quickstart", () => {
  let run: Run;
  let port: string;
  let written: string;

  beforeAll(async () => {
    port = String(await freePort());
  });
  afterAll(() => end(run, "SIGKILL"));

  test("cut off while it installs and while it builds, it finishes when run again", async () => {
    await cutOffAfter("Dependencies", 4_000, { PORT: port });
    await cutOffAfter("Production build", 3_000, { PORT: port });
    run = quickstart({ PORT: port });
    await until(run, "The site is running at");
    expect(run.printed()).toContain(`http://localhost:${port}/register`);
    expect(run.printed()).toContain("Leads are in the portal only");
  });

  test("the site has its demo content and can be registered at", async () => {
    const home = await (await fetch(`http://localhost:${port}/`)).text();
    expect(home).toContain("Valid until: ");
    expect((await fetch(`http://localhost:${port}/register`)).status).toBe(200);
    const [counts] = rows(
      `SELECT (SELECT count(*) FROM "Blog") AS posts, (SELECT count(*) FROM "Offer") AS offers,
              (SELECT count(*) FROM "MediaItem") AS media, (SELECT count(*) FROM "User") AS users`,
    );
    expect(counts).toEqual({ posts: 14, offers: 5, media: 6, users: 0 });
  });

  test("the configuration holds a fresh secret that only its owner can read", () => {
    written = readFileSync(inFolder(".env"), "utf8");
    expect(written).toMatch(/^NEXTAUTH_SECRET=[\w-]{43}$/m);
    expect(statSync(inFolder(".env")).mode & 0o777).toBe(0o600);
  });

  test("neither the build nor what is printed has anything of that secret", () => {
    const secret = /^NEXTAUTH_SECRET=(.+)$/m.exec(written)![1]!;
    expect(run.printed()).not.toContain(secret);
    const built = readdirSync(inFolder(".next"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter((file) => readFileSync(file).includes(secret))).toEqual([]);
  });

  test("run again it changes nothing, and installs and builds nothing", async () => {
    await end(run, "SIGTERM");
    rows('DELETE FROM "Blog"');
    run = quickstart({ PORT: port });
    await until(run, "The site is running at");
    expect(run.printed()).toMatch(/Dependencies … there/);
    expect(run.printed()).toMatch(/Production build … there/);
    expect(readFileSync(inFolder(".env"), "utf8")).toBe(written);
    expect(rows('SELECT id FROM "Blog"')).toEqual([]);
    await end(run, "SIGTERM");
  });

  test("builds again with what it installed", async () => {
    expect(existsSync(inFolder("node_modules/jest"))).toBe(false);
    const options = { cwd: folder, env, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync("npm", ["run", "build"], options);
    expect(stderr).not.toContain("error");
    expect(status).toBe(0);
    run = quickstart({ PORT: port });
    await until(run, "The site is running at");
    expect(run.printed()).toMatch(/Production build … there/);
    await end(run, "SIGTERM");
  });

  test("a wrong configuration stops it with one line that names the variable", async () => {
    const stopped = quickstart({ PORT: "99999" });
    await once(stopped.child, "exit");
    expect(stopped.child.exitCode).toBe(1);
    expect(stopped.printed()).toContain("PORT must be a whole number in range. Example: PORT=3000");
    expect(stopped.printed()).not.toContain("Database clients");
  });

  test("PORT and DATABASE_URL of the environment win over the file", async () => {
    const other = String(await freePort());
    run = quickstart({ PORT: other, DATABASE_URL: "file:./data/other.db" });
    await until(run, "The site is running at");
    const posts = (await (await fetch(`http://localhost:${other}/api/blogs`)).json()) as unknown[];
    expect(posts).toHaveLength(14);
  });

  test("with nothing configured, what staff upload is kept beside the database", async () => {
    const url = /running at (\S+)/.exec(run.printed())![1]!;
    await registerAdmin(url);
    const { token } = await signIn(url);
    const uploaded = await upload(url, await jpeg(), { token, name: "first.jpg" });
    expect(uploaded.status).toBe(201);
    const { url: address } = (await uploaded.json()) as { url: string };
    expect((await fetch(`${url}${address}`)).headers.get("content-type")).toBe("image/jpeg");
    expect(existsSync(inFolder(`data${address}`))).toBe(true);
    await end(run, "SIGTERM");
  });
});
