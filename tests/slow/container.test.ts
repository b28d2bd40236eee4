import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listMigrations } from "../../scripts/database/folders";
import { admin, call, signIn } from "../../tools/site/calls";
import {
  bareEnvironment,
  buildSteps,
  confined,
  healthCommand,
  imageVariables,
  isSentToBuilder,
  setWritable,
  startCommand,
} from "../support/container";
import { createEmptyDatabase, type TestDatabase, testedKinds } from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { open, readAnswer } from "../support/raw-request";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { freePort, SECRET } from "../../tools/site/site";

// No container engine is needed: the Dockerfile's own steps are taken in an empty folder, and what
// they make is started by the Dockerfile's own command, as a user who may write nowhere.

jest.setTimeout(20 * 60_000);

/** What the tree may weigh, in MB, with the libraries of one platform. */
const MOST_MEGABYTES = 120;

const PLANTED = "planted-secret-that-no-image-may-hold";

const folder = mkdtempSync(path.join(tmpdir(), "arthora-image-"));
const context = path.join(folder, "context");
const tree = path.join(folder, "site");

/** What the builder gets: the files of a clone that .dockerignore lets through. */
function sendContext() {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0");
  for (const file of files.filter((each) => each && existsSync(each) && isSentToBuilder(each))) {
    cpSync(file, path.join(context, file), { recursive: true });
  }
}

/** The installed packages, which tests/slow/first-run.test.ts installs anew: as links to the same files. */
function lendPackages() {
  const args = ["node_modules", path.join(context, "node_modules")];
  const linked = spawnSync("cp", ["-al", ...args]);
  if (linked.status !== 0) execFileSync("cp", ["-R", ...args]);
}

beforeAll(() => {
  chmodSync(folder, 0o755);
  sendContext();
  lendPackages();
  // As if .dockerignore had let it through: Next copies it into what it makes.
  writeFileSync(path.join(context, ".env"), `NEXTAUTH_SECRET=${PLANTED}\n`);
  writeFileSync(path.join(context, ".env.production"), `SETUP_TOKEN=${PLANTED}\n`);
  for (const step of buildSteps()) {
    const [command = "", ...args] = step.split(" ").map((word) => word.replace(/^\/image$/, tree));
    execFileSync(command, args, { cwd: context, stdio: ["ignore", "ignore", "inherit"] });
  }
  // Nothing may be read from where it was built.
  rmSync(context, { recursive: true });
  // Root confines it otherwise, and sees below who could have written to it.
  if (process.getuid?.() !== 0) setWritable(tree, false);
});

afterAll(() => {
  if (existsSync(tree)) setWritable(tree, true);
  rmSync(folder, { recursive: true, force: true });
});

const entries = () =>
  readdirSync(tree, { recursive: true, withFileTypes: true }).map((entry) => ({
    entry,
    file: path.join(entry.parentPath, entry.name),
    name: path.relative(tree, path.join(entry.parentPath, entry.name)),
  }));

describe("The tree of the image", () => {
  test("holds no configuration, no database, no secret and no source map", () => {
    const files = entries().filter(({ entry }) => entry.isFile());
    expect(files.length).toBeGreaterThan(1_000);
    const unwanted = /(^|\/)\.env|\.map$|\.db(-|$)|\.(pem|key)$|^tests\/|(^|\/)\.git\//;
    expect(files.map(({ name }) => name).filter((name) => unwanted.test(name))).toEqual([]);
    expect(
      files.filter(({ file }) => readFileSync(file).includes(PLANTED)).map(({ name }) => name),
    ).toEqual([]);
  });

  test("holds every migration, public file and static file, and the migration engine", () => {
    const names = new Set(entries().map(({ name }) => name));
    const wanted = [
      "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
      ...(["sqlite", "postgresql"] as const).flatMap((kind) =>
        listMigrations(kind).map((name) => `prisma/migrations/${kind}/${name}/migration.sql`),
      ),
      ...readdirSync("public", { recursive: true }).map((name) => `public/${String(name)}`),
    ];
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => name.startsWith(".next/static/")).length).toBeGreaterThan(9);
  });

  test("can be read by everybody and written by nobody but root", () => {
    const wrong = entries().filter(({ entry, file }) => {
      if (entry.isSymbolicLink()) return false;
      const { mode } = statSync(file);
      return (mode & 0o444) !== 0o444 || (mode & 0o022) !== 0;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test(`weighs at most ${MOST_MEGABYTES} MB`, () => {
    // Next links to the packages that it does not bundle: each file counts once.
    const files = entries().filter(({ entry }) => entry.isFile());
    const own = new Set(files.map(({ file }) => realpathSync(file)));
    const bytes = [...own].reduce((total, file) => total + statSync(file).size, 0);
    const megabytes = Math.round(bytes / 1e6);
    process.stdout.write(`The tree of the image: ${megabytes} MB\n`);
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  });
});

/** A started tree. */
type Container = { child: ChildProcess; url: string; port: string; printed: () => string };

describe.each(testedKinds)("The image on %s", (kind) => {
  const isSqlite = kind === "sqlite";
  const hasRedis = !isSqlite && withRedis;
  let database: TestDatabase;
  let data: string | undefined;
  const containers: Container[] = [];
  const first = () => containers[0]!;

  const settings = () => ({
    ...imageVariables(),
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: SECRET,
    ...(hasRedis && { REDIS_URL: redisUrl }),
  });

  /** In its own time: the connections to the site would be too old for the next call. */
  async function run(file: string, words: string[] = [], input = "", variables = {}) {
    const { command, args } = confined(["node", `operate/${file}.mjs`, ...words], data);
    const env = bareEnvironment({ ...settings(), ...variables });
    const child = spawn(command, args, { cwd: tree, env });
    child.stdin.end(input);
    const [[status], stdout, stderr] = await Promise.all([
      once(child, "close") as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { status, stdout, stderr };
  }

  async function start(): Promise<Container> {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const { command, args } = confined(startCommand(), data);
    const child = spawn(command, args, {
      cwd: tree,
      stdio: ["ignore", "pipe", "pipe"],
      env: bareEnvironment({ ...settings(), PORT: port, SITE_URL: url, RATE_LIMIT_FACTOR: "1000" }),
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    const container = { child, url, port, printed: () => printed };
    containers.push(container);
    return container;
  }

  const health = ({ port }: Container) =>
    spawnSync(healthCommand()[0], healthCommand().slice(1), {
      env: bareEnvironment({ PORT: port }),
    }).status;

  async function untilWell(container: Container) {
    for (let tries = 0; tries < 120 && health(container) !== 0; tries += 1) {
      if (container.child.exitCode !== null) throw new Error(`It ended:\n${container.printed()}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(health(container)).toBe(0);
  }

  beforeAll(async () => {
    database = await createEmptyDatabase(kind);
    if (isSqlite) {
      data = path.dirname(database.url.replace("file:", ""));
      mkdirSync(data, { recursive: true });
    }
  });
  afterAll(async () => {
    for (const { child } of containers) if (child.exitCode === null) child.kill("SIGKILL");
    await database.drop();
  });

  test("starts in two instances at once on an empty database, which one of them migrates", async () => {
    const both = await Promise.all([start(), start()]);
    await Promise.all(both.map(untilWell));
    const said = both.map(
      ({ printed }) => /^(Applied \d+|The database is up to date)/m.exec(printed())?.[0],
    );
    expect(said.sort()).toEqual([
      `Applied ${listMigrations(kind).length}`,
      "The database is up to date",
    ]);
  });

  test("is ready, with the stores that it was given", async () => {
    const response = await fetch(`${first().url}/api/health?ready`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ok",
        checks: { database: "ok", migrations: "ok", redis: hasRedis ? "ok" : "off" },
      },
    ]);
  });

  test("serves pages under their policy, static files, public files and drawn pictures", async () => {
    const { url } = first();
    const home = await fetch(url);
    const html = await home.text();
    expect(home.status).toBe(200);
    expect(home.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    const chunk = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
    const answers = await Promise.all(
      [chunk, "/art/hero/offer-default.jpg", "/share/services.jpg", "/services"].map(
        async (address) => {
          const response = await fetch(`${url}${address}`);
          return [
            response.status,
            response.headers.get("content-type"),
            (await response.bytes()).length > 300,
          ];
        },
      ),
    );
    expect(answers).toEqual([
      [200, "application/javascript; charset=UTF-8", true],
      [200, "image/jpeg", true],
      [200, "image/jpeg", true],
      [200, "text/html; charset=utf-8", true],
    ]);
  });

  test("an administrator who is made in it signs in, and what is published is cleaned and seen at once", async () => {
    const { url } = first();
    const made = await run("admin", ["create", admin.username], admin.password);
    expect(made).toMatchObject({ status: 0, stdout: "asha can now sign in at /login.\n" });
    const { token } = await signIn(url);
    expect(await (await fetch(`${url}/blog`)).text()).not.toContain("From the image");
    const { id } = await publishBlog(url, token, {
      title: "From the image",
      content: `<p>Kept</p><script>alert(1)</script><img src="x" onerror="alert(1)">`,
    });
    expect(await (await fetch(`${url}/blog`)).text()).toContain("From the image");
    expect(await (await fetch(`${url}/blog?q=image`)).text()).toContain("From the image");
    const stored = (await (await call(url, `/api/blogs/${id}`)).json()) as { content: string };
    expect(stored.content).toContain("<p>Kept</p>");
    expect(stored.content).not.toMatch(/script|onerror/);
  });

  test("the operator's programs are in it", async () => {
    expect(await run("migrate")).toMatchObject({
      status: 0,
      stdout: "The database is up to date.\n",
    });
    expect(await run("check-env", [], "", { NEXTAUTH_SECRET: "short" })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("NEXTAUTH_SECRET must have at least 32 characters"),
    });
    expect(await run("erase-contacts", ["--email", "nobody@example.in"])).toMatchObject({
      status: 1,
      stderr: "No contact has this email. Nothing was erased.\n",
    });
    expect(await run("seed")).toMatchObject({ status: 0, stderr: "" });
    if (!isSqlite) {
      expect(await run("backup")).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("pg_dump"),
      });
      return;
    }
    const copy = path.join(data!, "restored.db");
    expect(await run("backup", [copy])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Wrote /),
    });
    const finished = await run("restore-finish", [], "", { DATABASE_URL: `file:${copy}` });
    expect(finished).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Migrations applied: 0\. Sessions ended: [1-9]/),
    });
  });

  test("it writes nowhere but to its database", () => {
    // In the view that it was started with: the tree, the memory of the machine's users, the disk.
    for (const place of [tree, ...(process.getuid?.() === 0 ? [tmpdir(), "/var/tmp"] : [])]) {
      const { command, args } = confined(["touch", path.join(place, "written")], data);
      expect(spawnSync(command, args).status).not.toBe(0);
    }
  });

  test("a request that has begun is finished when it is told to stop, within seconds", async () => {
    for (const container of containers) {
      const { child, url } = container;
      const exited = once(child, "exit");
      const socket = await open(url);
      let answered = "";
      socket.on("data", (chunk: Buffer) => (answered += chunk.toString()));
      const body = JSON.stringify({
        name: "Meera",
        email: "meera@example.in",
        phone: "9876543210",
        message: "Please call me back",
      });
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
      );
      // It has begun, then.
      await once(socket, "data");
      child.kill("SIGTERM");
      const begun = Date.now();
      // Nobody else is let in any more.
      for (let tries = 0; health(container) === 0; tries += 1) expect(tries).toBeLessThan(100);
      socket.write(body);
      await once(socket, "close");
      expect(readAnswer(answered)?.status).toBe(201);
      // 128 and the signal's number: Next's way to say that it was told to.
      expect(await exited).toEqual([143, null]);
      // Long before the grace of compose.yaml ends: Node keeps a connection for 5 s more.
      expect(Date.now() - begun).toBeLessThan(15_000);
    }
    expect(health(first())).toBe(1);
  });
});
