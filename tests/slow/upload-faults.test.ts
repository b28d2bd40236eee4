import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase, testedKinds } from "../../tools/site/databases";
import { createSmallDisk, withoutWriteAccess } from "../support/disks";
import { expectFailure } from "../support/failures";
import { peakMemoryOf } from "../support/memory";
import { jpeg } from "../support/images";
import { open } from "../support/raw-request";
import { startSite, type TestSite } from "../../tools/site/site";
import { makeUploadsFolder, removeFolder, upload, uploadsIn } from "../support/uploads";

let opened: { database?: TestDatabase; sites: TestSite[]; end: (() => unknown)[] } = {
  sites: [],
  end: [],
};
afterEach(async () => {
  for (const site of opened.sites) await site.kill();
  for (const end of opened.end) await end();
  await opened.database?.drop();
  opened = { sites: [], end: [] };
});

async function uploadsFolder(): Promise<string> {
  const folder = await makeUploadsFolder();
  opened.end.push(() => removeFolder(folder));
  return folder;
}

async function start(databaseUrl: string, folder: string, before?: string[]): Promise<TestSite> {
  const site = await startSite(databaseUrl, { UPLOADS_DIR: folder }, before);
  opened.sites.push(site);
  return site;
}

async function begin(kind: (typeof testedKinds)[number], folder: string, before?: string[]) {
  opened.database = await createDatabase(kind);
  const site = await start(opened.database.url, folder, before);
  await registerAdmin(site.url);
  return { site, token: (await signIn(site.url)).token };
}

/** A photograph that nothing makes small. */
const noise = (width: number, height: number) => {
  const grain = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: "#888", noise: grain } })
    .jpeg()
    .toBuffer();
};

/** Whether each address gives a whole picture, of the size that it names. */
async function expectWhole(url: string, addresses: string[]) {
  for (const address of addresses) {
    const response = await call(url, address, { headers: { Accept: "image/webp" } });
    expect([address, response.status]).toEqual([address, 200]);
    const { info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(address).toContain(`-${info.width}x${info.height}.`);
  }
}

describe("An upload that is cut off", () => {
  test("leaves nothing, and nothing in the log that looks like a fault", async () => {
    const folder = await uploadsFolder();
    const { site, token } = await begin("sqlite", folder);
    const bytes = await jpeg({ width: 2000, height: 1500 });
    for (const share of [0, 0.1, 0.5, 0.99]) {
      const socket = await open(site.url);
      socket.write(
        `POST /api/uploads HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
      );
      socket.write(bytes.subarray(0, Math.floor(bytes.length * share)));
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
    }
    // The next one goes through, and by then the others are forgotten.
    const response = await upload(site.url, bytes, { token });
    expect(response.status).toBe(201);
    const { stored, incoming } = await uploadsIn(folder);
    expect([stored.length, incoming]).toEqual([1, []]);
    expect(site.log()).not.toMatch(/"code":"(internal|upload_not_stored)"/);
  });
});

describe("An upload that is cancelled", () => {
  test("while others are prepared before it is not made", async () => {
    const folder = await uploadsFolder();
    const { site, token } = await begin("sqlite", folder);
    const [slow, alsoSlow] = [await noise(3_000, 2_000), await noise(3_000, 2_000)];
    const first = upload(site.url, slow, { token, name: "first.jpg" });
    await sleep(300);
    const gone = new AbortController();
    const second = fetch(`${site.url}/api/uploads`, {
      method: "POST",
      body: new Uint8Array(alsoSlow),
      signal: gone.signal,
      headers: { Authorization: `Bearer ${token}`, "X-File-Name": "second.jpg" },
    }).catch(() => "cancelled");
    await sleep(300);
    gone.abort();
    expect(await second).toBe("cancelled");
    const { url } = (await (await first).json()) as { url: string };
    // A third one comes after it.
    const third = await upload(site.url, await jpeg({ width: 90, height: 60 }), { token });
    expect(third.status).toBe(201);
    const { url: last } = (await third.json()) as { url: string };
    const idOf = (address: string) => address.split("/")[2];
    expect((await uploadsIn(folder)).stored.sort()).toEqual([idOf(url), idOf(last)].sort());
    expect(site.log()).not.toMatch(/"code":"(internal|upload_not_stored)"/);
  });
});

describe("A download that is broken off", () => {
  test("leaves no file open", async () => {
    const { site, token } = await begin("sqlite", await uploadsFolder());
    const response = await upload(site.url, await noise(1_600, 1_200), { token });
    const { url } = (await response.json()) as { url: string };
    const { hostname: host, port } = new URL(site.url);
    const whole = (await (await call(site.url, url)).arrayBuffer()).byteLength;
    expect(whole).toBeGreaterThan(300_000);
    const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length;
    const before = openFiles();
    for (let times = 0; times < 200; times += 1) {
      const socket = connect(Number(port), host);
      await once(socket, "connect");
      socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`);
      // At once, or with some of it read.
      if (times % 4 === 3) await once(socket, "data");
      socket.resetAndDestroy();
    }
    const left = () => openFiles() - before;
    for (let tries = 0; left() >= 20 && tries < 200; tries += 1) await sleep(100);
    expect(left()).toBeLessThan(20);
    expect((await call(site.url, url)).status).toBe(200);
  });
});

describe.each(testedKinds)("Killed in the middle of uploads on %s", (kind) => {
  test("no file that was acknowledged is lost, and no other is there in part", async () => {
    const folder = await uploadsFolder();
    const { site, token } = await begin(kind, folder);
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    let sent = 0;
    const uploadUntilKilled = async () => {
      while (killed === undefined) {
        sent += 1;
        const bytes = await jpeg({ width: 300 + sent, height: 200 });
        const response = await upload(site.url, bytes, { token, name: `p${sent}.jpg` }).catch(
          () => undefined,
        );
        const body = (await response?.json().catch(() => undefined)) as
          { url?: string } | undefined;
        if (response?.status === 201 && body?.url) acknowledged.push(body.url);
        if (acknowledged.length >= 25) killed ??= site.kill();
      }
    };
    await Promise.all(Array.from({ length: 6 }, uploadUntilKilled));
    await killed;
    // What a killed process was writing, as it lies there: whether one was is chance.
    const [some = ""] = await readdir(path.join(folder, ".incoming"));
    const half = some || `${hostname()}~${site.pid}~half`;
    await mkdir(path.join(folder, ".incoming", half), { recursive: true });
    await writeFile(path.join(folder, ".incoming", half, "320.webp"), "half a pict");

    const again = await start(opened.database!.url, folder);
    expect((await uploadsIn(folder)).incoming).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    await expectWhole(again.url, acknowledged);
    // Those whose answer was lost are whole too.
    for (const id of (await uploadsIn(folder)).stored) {
      const names = await readdir(path.join(folder, id));
      const file = names.find((name) => /-\d+x\d+\.jpg$/.test(name));
      await expectWhole(again.url, [`/uploads/${id}/${file}`]);
    }
  });
});

// Several instances share a PostgreSQL database; one of SQLite is for one alone.
describe.each(testedKinds.filter((kind) => kind === "postgresql"))(
  "Several instances on %s",
  (kind) => {
    test("share the folder, and leave alone what another is writing", async () => {
      const folder = await uploadsFolder();
      const { site, token } = await begin(kind, folder);
      const incoming = path.join(folder, ".incoming");
      // On another machine, and beside it on this one, as these tests are.
      const writing = ["another-host~1~abc", `${hostname()}~${process.pid}~abc`].sort();
      const old = "another-host~1~old";
      for (const name of [...writing, old]) await mkdir(path.join(incoming, name));
      const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
      await utimes(path.join(incoming, old), twoHoursAgo, twoHoursAgo);
      const other = await start(opened.database!.url, folder);
      expect((await uploadsIn(folder)).incoming.sort()).toEqual(writing);
      const bytes = await jpeg();
      const answers = await Promise.all(
        [site, other, site, other].map(({ url }) => upload(url, bytes, { token, name: "s.jpg" })),
      );
      const urls = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
      );
      expect(new Set(urls).size).toBe(1);
      await expectWhole(site.url, urls);
      await expectWhole(other.url, urls);
    });
  },
);

describe("A disk", () => {
  test("that is full costs the upload alone, and says so in words", async () => {
    const disk = createSmallDisk();
    opened.end.push(disk.remove);
    const folder = path.join(disk.folder, "uploads");
    const { site, token } = await begin("sqlite", folder);
    await writeFile(path.join(disk.folder, "ballast"), Buffer.alloc(5.9 * 1024 * 1024));
    const bytes = await noise(1600, 1200);
    const message = "The file could not be stored. Please try again later.";
    await expectFailure(await upload(site.url, bytes, { token }), { status: 503, message });
    expect(await uploadsIn(folder)).toEqual({ stored: [], incoming: [] });
    expect(site.log()).toContain('"code":"upload_not_stored"');
    disk.grow();
    expect((await upload(site.url, bytes, { token })).status).toBe(201);
  });

  test("that cannot be written to is told of at the start, and stops nothing else", async () => {
    const folder = await uploadsFolder();
    const database = await createDatabase(testedKinds.at(-1)!);
    opened.database = database;
    const elsewhere = await uploadsFolder();
    const { before, undo } = withoutWriteAccess(folder, elsewhere);
    opened.end.push(undo);
    const site = await start(database.url, folder, before);
    expect(site.log()).toContain('"code":"uploads_unwritable"');
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    await expectFailure(await upload(site.url, await jpeg(), { token }), { status: 503 });
    expect((await call(site.url, "/api/contacts", { token })).status).toBe(200);
  });
});

describe("A file", () => {
  test("that would fill the memory waits for its turn: a dozen at once take no more than one", async () => {
    const { site, token } = await begin("sqlite", await uploadsFolder());
    const send = (bytes: Buffer, name: string) =>
      upload(site.url, bytes, { token, name, purpose: "file" });
    const photo = await jpeg({ width: 5_000, height: 5_000 });
    expect((await send(photo, "first.jpg")).status).toBe(201);
    const before = peakMemoryOf(site);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(photo, `photo-${index}.jpg`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(refused, { status: 429 });
    // Several threads each keep what the largest step took; twelve times as much it is not.
    expect(peakMemoryOf(site) - before).toBeLessThan(400 * 1024 * 1024);
  });
});
