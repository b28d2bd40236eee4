import { describe, expect, test } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { admin, call } from "../../tools/site/calls";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { type Entry, media, publish, publishedKinds, read } from "../support/published-kinds";

// What staff save over or delete can be had back.

const entityOf: Record<string, string> = {
  "/api/blogs": "blog",
  "/api/media": "media",
  "/api/offers": "offer",
};

/** As both databases take it. */
const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000)
  .toISOString()
  .replace("Z", "+00:00");

type Version = {
  id: string;
  entryId: string;
  version: number;
  title: string;
  replacedAt: string;
  replacedBy: string;
};

onEachDatabase("Earlier versions", (suite) => {
  const ask = (path: string, method = "GET") =>
    call(suite().site.url, path, { method, token: suite().token });
  const versions = async (query: string) =>
    (await (await ask(`/api/versions?${query}`)).json()) as Version[];

  test("a media item that was deleted before it could have a length, language and poster is restored", async () => {
    const made = await publish(suite(), media);
    await ask(`${media.path}/${made.id}`, "DELETE");
    const { duration, language, poster, ...before } = made;
    const gone = (await versions("entity=media")).find(({ entryId }) => entryId === made.id)!;
    await suite().database.query(
      `UPDATE "EntryVersion" SET "entry" = '${JSON.stringify(before)}' WHERE "id" = '${gone.id}'`,
    );
    const response = await ask(`/api/versions/${gone.id}/restore`, "POST");
    expect([duration, language, poster]).not.toContain(null);
    expect(await response.json()).toEqual({
      ...made,
      version: 2,
      duration: null,
      language: null,
      poster: null,
    });
  });

  describe.each(publishedKinds)("of $path", (kind) => {
    const entity = entityOf[kind.path]!;
    const change = (id: string, body: unknown, headers: Record<string, string> = {}) =>
      call(suite().site.url, `${kind.path}/${id}`, {
        method: "PUT",
        token: suite().token,
        body,
        headers,
      });
    const remove = (id: string) => ask(`${kind.path}/${id}`, "DELETE");
    const deleted = async (id: string) =>
      (await versions(`entity=${entity}`)).find(({ entryId }) => entryId === id);

    test("a save keeps what was there, with who saved over it and when", async () => {
      const first = await publish(suite(), kind);
      expect(await versions(`entity=${entity}&entryId=${first.id}`)).toEqual([]);
      await change(first.id, { ...kind.otherBody, title: "Second" });
      await change(first.id, { ...kind.otherBody, title: "Third" });
      const kept = await versions(`entity=${entity}&entryId=${first.id}`);
      expect(kept).toMatchObject([
        { version: 2, title: "Second", replacedBy: admin.username },
        { version: 1, title: first.title, replacedBy: admin.username },
      ]);
      expect(Math.abs(Date.parse(kept[0]!.replacedAt) - Date.now())).toBeLessThan(60_000);
      const one = await (await ask(`/api/versions/${kept[1]!.id}`)).json();
      expect(one).toMatchObject({ entry: first });
    });

    test("a change that is sent again, after an answer that was lost, is one change", async () => {
      const first = await publish(suite(), kind);
      const body = { ...kind.otherBody, title: "Second" };
      const ifFirst = { "If-Match": `"${first.version}"` };
      const second: unknown = await (await change(first.id, body, ifFirst)).json();
      const again = await change(first.id, body, ifFirst);
      expect([again.status, await again.json()]).toEqual([200, second]);
      expect(await versions(`entity=${entity}&entryId=${first.id}`)).toHaveLength(1);
      await expectFailure(await change(first.id, { ...body, title: "Third" }, ifFirst), {
        status: 409,
      });
    });

    test("what is made and sent again, after an answer that was lost, is one entry", async () => {
      const send = async (body: unknown, key?: string) => {
        const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
        const { site, token } = suite();
        return (await (
          await call(site.url, kind.path, { method: "POST", token, body, headers })
        ).json()) as Entry;
      };
      const body = { ...kind.body, title: `Once, ${kind.table}` };
      const key = "V1StGXR8_Z5jdHi6B-myT";
      const [first, ...others] = await Promise.all([
        send(body, key),
        send(body, key),
        send(body, key),
      ]);
      expect(others).toEqual([first, first]);
      expect(await versions(`entity=${entity}&entryId=${first.id}`)).toEqual([]);
      const ids = await Promise.all([send(body, key.replace("V", "W")), send(body), send(body)]);
      expect(new Set([first, ...ids].map(({ id }) => id)).size).toBe(4);
    });

    test.each<[string, (id: string) => Promise<unknown>, (first: Entry) => Entry | null]>([
      ["as it was created", async () => undefined, (first) => first],
      [
        "as it was changed since",
        (id) => change(id, { ...kind.otherBody, title: "Changed" }),
        (first) => ({ ...first, ...kind.otherBody, title: "Changed", version: 2 }),
      ],
      ["deleted, as it was since", (id) => remove(id), () => null],
    ])("a retried create with another text leaves the entry %s", async (_, act, expected) => {
      const { site, token } = suite();
      const headers = { "Idempotency-Key": randomUUID() };
      const send = (title: string) =>
        call(site.url, kind.path, {
          method: "POST",
          token,
          body: { ...kind.body, title },
          headers,
        });
      const first = (await (await send("Sent first")).json()) as Entry;
      const list = () => ask(kind.path).then((response) => response.json());
      await act(first.id);
      const before: unknown = await list();
      const response = await send("Corrected since");
      expect([response.status, await response.json()]).toEqual([
        409,
        expect.objectContaining({ code: "conflict", stored: expected(first) }),
      ]);
      expect(await list()).toEqual(before);
    });

    test("what is deleted is restored with its id, its time and all that it was", async () => {
      const made = await publish(suite(), kind);
      await remove(made.id);
      const gone = await deleted(made.id);
      expect(gone).toMatchObject({ title: made.title, replacedBy: admin.username });
      const response = await ask(`/api/versions/${gone!.id}/restore`, "POST");
      expect(response.status).toBe(201);
      const restored = { ...made, version: 2 };
      expect(await response.json()).toEqual(restored);
      expect(await read(suite(), kind, made.id)).toEqual(restored);
      const list = (await (await call(suite().site.url, kind.path)).json()) as Entry[];
      expect(list).toContainEqual(restored);
      expect(await deleted(made.id)).toBeUndefined();
      await expectFailure(await ask(`/api/versions/${gone!.id}/restore`, "POST"), { status: 409 });
    });

    test("what can no longer be restored says why, and stays deleted", async () => {
      const keep = (id: string, column: string, value: string) =>
        suite().database.query(
          `UPDATE "EntryVersion" SET "${column}" = '${value}' WHERE "id" = '${id}'`,
        );
      const restoring = async (column: string, value: string) => {
        const made = await publish(suite(), kind);
        await remove(made.id);
        const { id } = (await deleted(made.id))!;
        await keep(id, column, value);
        return ask(`/api/versions/${id}/restore`, "POST");
      };
      const label = kind.label.toLowerCase();
      await expectFailure(await restoring("entry", "{}"), {
        status: 409,
        message: `This ${label} no longer fits and stays deleted`,
      });
      const other = await publish(suite(), kind);
      await expectFailure(await restoring("entryId", other.id), {
        status: 409,
        message: `This ${label} is there again`,
      });
    });

    test("restores an entry from before the limit with a shortened title", async () => {
      const made = await publish(suite(), kind);
      const { database } = suite();
      await database.query(
        `UPDATE "${kind.table}" SET "title" = '${"a🪔 ".repeat(200)}' WHERE "id" = '${made.id}'`,
      );
      await expectInvalid(await change(made.id, { ...kind.body, title: "a🪔 ".repeat(200) }), {
        title: "Title must be at most 300 characters",
      });
      await remove(made.id);
      const { id } = (await deleted(made.id))!;
      expect((await ask(`/api/versions/${id}/restore`, "POST")).status).toBe(201);
      expect(await read(suite(), kind, made.id)).toMatchObject({
        title: `${"a🪔 ".repeat(74)}a🪔…`,
      });
    });

    test("a stale save is told who changed the entry, and keeps nothing", async () => {
      const { id } = await publish(suite(), kind);
      await change(id, kind.otherBody);
      const response = await change(id, kind.body, { "If-Match": '"1"' });
      const { message } = (await response.json()) as { message: string };
      expect([response.status, message]).toEqual([
        409,
        expect.stringMatching(
          new RegExp(
            `^${admin.username} changed this ${kind.label.toLowerCase()} on \\d+ \\w+ \\d{4}, \\d+:\\d\\d [ap]m India time, while you were editing\\.`,
          ),
        ),
      ]);
      expect(await versions(`entity=${entity}&entryId=${id}`)).toHaveLength(1);
    });

    test("ten are kept however old, those of thirty days all, and what was deleted before is gone", async () => {
      const { id } = await publish(suite(), kind);
      const makeOld = (entryId: string) =>
        suite().database.query(
          `UPDATE "EntryVersion" SET "replacedAt" = '${longAgo}' WHERE "entryId" = '${entryId}'`,
        );
      for (let save = 0; save < 12; save += 1) await change(id, kind.otherBody);
      expect(await versions(`entity=${entity}&entryId=${id}`)).toHaveLength(12);
      await makeOld(id);
      await change(id, kind.otherBody);
      expect(await versions(`entity=${entity}&entryId=${id}`)).toHaveLength(10);

      const other = await publish(suite(), kind);
      await remove(other.id);
      await makeOld(other.id);
      expect(await deleted(other.id)).toBeUndefined();
      await change(id, kind.otherBody);
      expect(await versions(`entity=${entity}&entryId=${other.id}`)).toEqual([]);
    });
  });

  test("are for staff alone, of a kind that there is", async () => {
    const { url } = suite().site;
    for (const path of ["/api/versions?entity=blog", "/api/versions/some-id"]) {
      await expectFailure(await call(url, path), { status: 401 });
    }
    await expectFailure(await call(url, "/api/versions/x/restore", { method: "POST" }), {
      status: 401,
    });
    await expectInvalid(await ask("/api/versions?entity=user"), {
      entity: "entity must be blog, media or offer",
    });
    await expectFailure(await ask("/api/versions/none"), { status: 404 });
  });
});
