import { describe, expect, test } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { adminCredentials, call } from "../../tools/site/calls";
import { bindEntryCalls } from "../support/entry-calls";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { type Entry, publish, publishedKinds, read } from "../support/published-kinds";

type Version = { id: string; entryId: string; replacedAt: string };

onEachDatabase("The entry history", (suite) => {
  const ask = (path: string, method = "GET") =>
    call(suite().site.url, path, { method, token: suite().token });
  const listVersions = async (query: string) =>
    (await (await ask(`/api/versions?${query}`)).json()) as Version[];

  describe.each(publishedKinds)("of $path", (kind) => {
    const entity = kind.label.split(" ")[0]!.toLowerCase();
    const { create, change, remove } = bindEntryCalls(suite, kind);
    const findDeleted = async (id: string) =>
      (await listVersions(`entity=${entity}`)).find(({ entryId }) => entryId === id);

    test("lists replaced versions with the time and author of each replacement", async () => {
      const first = await publish(suite(), kind);
      await change(first.id, { ...kind.otherBody, title: "Second" });
      await change(first.id, { ...kind.otherBody, title: "Third" });
      const storedVersions = await listVersions(`entity=${entity}&entryId=${first.id}`);
      expect(storedVersions).toMatchObject([
        { version: 2, title: "Second", replacedBy: adminCredentials.username },
        { version: 1, title: first.title, replacedBy: adminCredentials.username },
      ]);
      expect(Math.abs(Date.parse(storedVersions[0]!.replacedAt) - Date.now())).toBeLessThan(60_000);
      expect(await (await ask(`/api/versions/${storedVersions[1]!.id}`)).json()).toMatchObject({
        entry: first,
      });
    });

    test("stores a retried change once", async () => {
      const first = await publish(suite(), kind);
      const body = { ...kind.otherBody, title: "Second" };
      const ifFirst = { "If-Match": `"${first.version}"` };
      const second: unknown = await (await change(first.id, body, ifFirst)).json();
      const retry = await change(first.id, body, ifFirst);
      expect([retry.status, await retry.json()]).toEqual([200, second]);
      expect(await listVersions(`entity=${entity}&entryId=${first.id}`)).toHaveLength(1);
    });

    test("stores a retried create once", async () => {
      const send = async (body: unknown, key?: string) => {
        const response = await create(body, key ? { "Idempotency-Key": key } : {});
        return (await response.json()) as Entry;
      };
      const body = { ...kind.body, title: `Once, ${kind.table}` };
      const key = "V1StGXR8_Z5jdHi6B-myT";
      const [first, retry] = await Promise.all([send(body, key), send(body, key)]);
      expect(retry).toEqual(first);
      expect(await listVersions(`entity=${entity}&entryId=${first.id}`)).toEqual([]);
      const ids = await Promise.all([send(body, key.replace("V", "W")), send(body), send(body)]);
      expect(new Set([first, ...ids].map(({ id }) => id)).size).toBe(4);
    });

    test.each<[string, (id: string) => Promise<unknown>, (first: Entry) => Entry | null]>([
      ["as it was created", async () => undefined, (first) => first],
      [
        "as a later save changed it",
        (id) => change(id, { ...kind.otherBody, title: "Changed" }),
        (first) => ({ ...first, ...kind.otherBody, title: "Changed", version: 2 }),
      ],
      ["deleted", (id) => remove(id), () => null],
    ])(
      "returns 409 for a retried create with other content, and leaves the entry %s",
      async (_, action, expected) => {
        const headers = { "Idempotency-Key": randomUUID() };
        const send = (title: string) => create({ ...kind.body, title }, headers);
        const first = (await (await send("Sent first")).json()) as Entry;
        const list = () => ask(kind.path).then((response) => response.json());
        await action(first.id);
        const before: unknown = await list();
        const response = await send("Corrected since");
        expect([response.status, await response.json()]).toEqual([
          409,
          expect.objectContaining({ code: "conflict", stored: expected(first) }),
        ]);
        expect(await list()).toEqual(before);
      },
    );

    test("restores a deleted entry with its id, creation time and all fields", async () => {
      const created = await publish(suite(), kind);
      await remove(created.id);
      const deletedEntry = await findDeleted(created.id);
      expect(deletedEntry).toMatchObject({
        title: created.title,
        replacedBy: adminCredentials.username,
      });
      const response = await ask(`/api/versions/${deletedEntry!.id}/restore`, "POST");
      expect(response.status).toBe(201);
      const restored = { ...created, version: 2 };
      expect(await response.json()).toEqual(restored);
      expect(await read(suite(), kind, created.id)).toEqual(restored);
      expect(await findDeleted(created.id)).toBeUndefined();
      await expectFailure(await ask(`/api/versions/${deletedEntry!.id}/restore`, "POST"), {
        status: 409,
      });
    });

    test.each([
      ["is invalid now", "entry", "does not meet the current rules and cannot be restored"],
      ["exists again", "entryId", "has already been restored"],
    ])("refuses to restore an entry that %s", async (_, column, reason) => {
      const [created, other] = [await publish(suite(), kind), await publish(suite(), kind)];
      await remove(created.id);
      const { id } = (await findDeleted(created.id))!;
      const value = column === "entry" ? "{}" : other.id;
      await suite().database.query(
        `UPDATE "EntryVersion" SET "${column}" = '${value}' WHERE "id" = '${id}'`,
      );
      await expectFailure(await ask(`/api/versions/${id}/restore`, "POST"), {
        status: 409,
        message: `This ${kind.label.toLowerCase()} ${reason}`,
      });
    });

    test("restores an old entry, fills in newer fields and shortens an oversized title", async () => {
      const { id, createdAt } = await publish(suite(), kind);
      const { database } = suite();
      const title = "a🪔 ".repeat(200);
      await remove(id);
      const deletedEntry = (await findDeleted(id))!;
      const entry = JSON.stringify({ ...kind.minimal.body, id, createdAt, version: 1, title });
      await database.query(
        `UPDATE "EntryVersion" SET "entry" = '${entry}' WHERE "id" = '${deletedEntry.id}'`,
      );
      expect((await ask(`/api/versions/${deletedEntry.id}/restore`, "POST")).status).toBe(201);
      expect(await read(suite(), kind, id)).toEqual({
        ...kind.minimal.body,
        ...kind.minimal.defaults,
        id,
        createdAt,
        version: 2,
        title: `${"a🪔 ".repeat(74)}a🪔…`,
      });
      await expectInvalid(await change(id, { ...kind.body, title }), {
        title: "Title must be at most 300 characters",
      });
    });

    test("names the last editor in the 409 response to a stale save, and stores nothing", async () => {
      const { id } = await publish(suite(), kind);
      await change(id, kind.otherBody);
      const saveStale = async () => {
        const response = await change(id, kind.body, { "If-Match": '"1"' });
        expect(response.status).toBe(409);
        return ((await response.json()) as { message: string }).message;
      };
      const subject = `this ${kind.label.toLowerCase()}`;
      expect(await saveStale()).toContain(
        `You changed ${subject} in another tab or on another device on `,
      );
      await suite().database.query(
        `UPDATE "EntryVersion" SET "replacedBy" = 'ravi' WHERE "entryId" = '${id}'`,
      );
      const message = await saveStale();
      expect(message).toContain(`ravi changed ${subject} on `);
      expect(message).toMatch(
        / on \d+ \w+ \d{4}, \d+:\d\d [ap]m India time, while you were editing\./,
      );
      expect(await listVersions(`entity=${entity}&entryId=${id}`)).toHaveLength(1);
    });

    test("keeps the last ten versions and every version of the last 30 days, but deleted entries for only 30 days", async () => {
      const { id } = await publish(suite(), kind);
      const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000).toISOString();
      const makeOld = (entryId: string) =>
        suite().database.query(
          `UPDATE "EntryVersion" SET "replacedAt" = '${longAgo.replace("Z", "+00:00")}' WHERE "entryId" = '${entryId}'`,
        );
      for (let save = 0; save < 12; save += 1) await change(id, kind.otherBody);
      expect(await listVersions(`entity=${entity}&entryId=${id}`)).toHaveLength(12);
      await makeOld(id);
      await change(id, kind.otherBody);
      expect(await listVersions(`entity=${entity}&entryId=${id}`)).toHaveLength(10);

      const other = await publish(suite(), kind);
      await remove(other.id);
      await makeOld(other.id);
      expect(await findDeleted(other.id)).toBeUndefined();
      await change(id, kind.otherBody);
      expect(await listVersions(`entity=${entity}&entryId=${other.id}`)).toEqual([]);
    });
  });

  test("refuses an unknown kind of entry and an unknown id", async () => {
    await expectInvalid(await ask("/api/versions?entity=user"), {
      entity: "entity must be blog, media, offer or firm",
    });
    await expectFailure(await ask("/api/versions/none"), { status: 404 });
  });
});
