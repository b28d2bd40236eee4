import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listMigrations } from "../../scripts/database/folders";
import { adminCredentials, call, signIn } from "../../tools/site/calls";
import {
  buildBareEnvironment,
  readBuildSteps,
  confineCommand,
  readHealthCommand,
  readContainerEnvironment,
  isSentToBuilder,
  setWritable,
  readStartCommand,
} from "../support/container";
import {
  createEmptyDatabase,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { redisUrl, hasRedis } from "../../tools/site/redis";
import { findFreePort, SECRET } from "../../tools/site/site";
import { copyWorkingTree } from "../support/working-tree";

// Runs the Dockerfile's build steps without a container engine, then its CMD as a user without write access.

jest.setTimeout(20 * 60_000);

const PLANTED_SECRET = "planted-secret-that-no-image-may-hold";

const folder = mkdtempSync(path.join(tmpdir(), "arthora-image-"));
const context = path.join(folder, "context");
const imageFolder = path.join(folder, "site");

function sendContext() {
  copyWorkingTree(context, isSentToBuilder);
  const args = ["node_modules", path.join(context, "node_modules")];
  const copied = spawnSync("cp", ["-al", ...args]);
  if (copied.status !== 0) execFileSync("cp", ["-R", ...args]);
}

beforeAll(() => {
  chmodSync(folder, 0o755);
  sendContext();
  // These files bypass .dockerignore. Next copies them into its output, and assemble.mjs must remove them.
  writeFileSync(path.join(context, ".env"), `NEXTAUTH_SECRET=${PLANTED_SECRET}\n`);
  writeFileSync(path.join(context, ".env.production"), `SETUP_TOKEN=${PLANTED_SECRET}\n`);
  for (const step of readBuildSteps()) {
    const [command = "", ...args] = step
      .split(" ")
      .map((word) => word.replace(/^\/image$/, imageFolder));
    execFileSync(command, args, { cwd: context, stdio: ["ignore", "ignore", "inherit"] });
  }
  rmSync(context, { recursive: true });
  // When the tests run as root, `confineCommand` mounts the root file system read-only instead.
  if (process.getuid?.() !== 0) setWritable(imageFolder, false);
});

afterAll(() => {
  if (existsSync(imageFolder)) setWritable(imageFolder, true);
  rmSync(folder, { recursive: true, force: true });
});

test("builds an image without .env files, databases, secrets, tests or source maps", () => {
  const files = readdirSync(imageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(1_000);
  const unwanted = /(^|\/)\.env|\.map$|\.db(-|$)|\.(pem|key)$|^tests\/|(^|\/)\.git\//;
  expect(
    files.filter(
      (file) =>
        unwanted.test(path.relative(imageFolder, file)) ||
        readFileSync(file).includes(PLANTED_SECRET),
    ),
  ).toEqual([]);
});

describe.each(testedDatabaseKinds)("A container on %s", (kind) => {
  const isSqlite = kind === "sqlite";
  const usesRedis = !isSqlite && hasRedis;
  let database: TestDatabase;
  let dataFolder: string | undefined;
  let container: ChildProcess;
  let url: string;
  let siteOutput = "";

  const settings = () => ({
    ...readContainerEnvironment(),
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: SECRET,
    ...(usesRedis && { REDIS_URL: redisUrl }),
  });

  /** Must not block the event loop, because the test's connections to the site would expire. */
  async function run(program: string, programArgs: string[] = [], input = "", variables = {}) {
    const { command, args } = confineCommand(
      ["node", `operate/${program}.mjs`, ...programArgs],
      dataFolder,
    );
    const env = buildBareEnvironment({ ...settings(), ...variables });
    const child = spawn(command, args, { cwd: imageFolder, env });
    child.stdin.end(input);
    const [[status], stdout, stderr] = await Promise.all([
      once(child, "close") as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { status, stdout, stderr };
  }

  const runHealthcheck = () =>
    spawnSync(readHealthCommand()[0], readHealthCommand().slice(1), {
      env: buildBareEnvironment({ PORT: new URL(url).port }),
    }).status;

  beforeAll(async () => {
    database = await createEmptyDatabase(kind);
    if (isSqlite) {
      dataFolder = path.dirname(database.url.replace("file:", ""));
      mkdirSync(dataFolder, { recursive: true });
    }
    const port = String(await findFreePort());
    url = `http://localhost:${port}`;
    const { command, args } = confineCommand(readStartCommand(), dataFolder);
    container = spawn(command, args, {
      cwd: imageFolder,
      env: buildBareEnvironment({
        ...settings(),
        PORT: port,
        SITE_URL: url,
        RATE_LIMIT_FACTOR: "1000",
      }),
    });
    for (const output of [container.stdout!, container.stderr!]) {
      output.on("data", (chunk: Buffer) => (siteOutput += chunk.toString()));
    }
    for (let tries = 0; tries < 120 && runHealthcheck() !== 0; tries += 1) {
      if (container.exitCode !== null) throw new Error(`The site ended:\n${siteOutput}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
  afterAll(async () => {
    container.kill("SIGKILL");
    await database.drop();
  });

  test("migrates an empty database at startup and cannot write to its own folder", async () => {
    expect(runHealthcheck()).toBe(0);
    expect(siteOutput).toContain(`Migrations applied: ${listMigrations(kind).length}`);
    const ready = await fetch(`${url}/api/health?ready`);
    expect(await ready.json()).toMatchObject({
      checks: { database: "ok", migrations: "ok", redis: usesRedis ? "ok" : "off" },
    });
    const { command, args } = confineCommand(
      ["touch", path.join(imageFolder, "written")],
      dataFolder,
    );
    expect(spawnSync(command, args).status).not.toBe(0);
  });

  test("serves pages, files and generated images, and sanitises the HTML of a post", async () => {
    const home = await fetch(url);
    const chunk = /\/_next\/static\/[^"]+\.js/.exec(await home.text())?.[0];
    expect(home.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    for (const [urlPath, type] of [
      [chunk, "application/javascript; charset=UTF-8"],
      ["/art/hero/offer-default.jpg", "image/jpeg"],
      ["/share/services.jpg", "image/jpeg"],
    ]) {
      const response = await fetch(`${url}${urlPath}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      expect((await response.bytes()).length).toBeGreaterThan(300);
    }
    const result = await run(
      "admin",
      ["create", adminCredentials.username],
      adminCredentials.password,
    );
    expect(result).toMatchObject({ status: 0, stdout: "asha can now sign in at /login.\n" });
    const { token } = await signIn(url);
    const content = `<p>Kept</p><script>alert(1)</script>`;
    const { id } = await publishBlog(url, token, { title: "From the image", content });
    expect(await (await fetch(`${url}/blog?q=image`)).text()).toContain("From the image");
    const storedPost = (await (await call(url, `/api/blogs/${id}`)).json()) as { content: string };
    expect(storedPost.content).toBe("<p>Kept</p>");
  });

  test("runs the operator's programs", async () => {
    const erased = await run("erase-contacts", ["--email", "nobody@example.in"]);
    expect(erased.stderr).toMatch(/^No contact has this email\./);
    expect(await run("seed")).toMatchObject({ status: 0, stderr: "" });
    if (!isSqlite) return;
    const copy = path.join(dataFolder!, "restored.db");
    expect(await run("backup", [copy])).toMatchObject({ status: 0 });
    const finished = await run("restore-finish", [], "", { DATABASE_URL: `file:${copy}` });
    expect(finished).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Migrations applied: 0\. Sessions ended: [1-9]/),
    });
  });

  test("exits with 143 within 15 seconds of SIGTERM", async () => {
    const exited = once(container, "exit");
    const startedAt = Date.now();
    container.kill("SIGTERM");
    // Next exits with 128 plus the number of the signal.
    expect(await exited).toEqual([143, null]);
    // The limit is within compose.yaml's grace period, and above the 5 s for which Node keeps idle connections.
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    expect(runHealthcheck()).toBe(1);
  });
});
