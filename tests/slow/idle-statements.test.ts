import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { collecting, isAlive, untilCollected } from "../support/collections";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { startSite, type TestSite } from "../../tools/site/site";

// Each query leaves a statement of SQLite behind, which the engine collects when the site has
// nothing to do. A driver that cannot bear that (better-sqlite3 12 on Node 24) ends the process.

let database: TestDatabase;
let site: TestSite;
let token = "";
beforeAll(async () => {
  database = await createDatabase("sqlite");
  site = await startSite(database.url, collecting);
  await registerAdmin(site.url);
  ({ token } = await signIn(site.url));
});
afterAll(async () => {
  await site?.kill();
  await database?.drop();
});

test("statements are collected in peace while the site has nothing to do", async () => {
  for (let round = 1; round <= 3; round += 1) {
    await publishBlog(site.url, token, { title: `Round ${round}` });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? call(site.url, "/api/contact", {
              method: "POST",
              body: {
                name: "Meera Iyer",
                email: `meera${round}-${index}@example.in`,
                phone: "9876543210",
                message: `Please call me back, ${index}`,
              },
            })
          : call(site.url, index % 3 === 1 ? "/api/blogs" : "/api/contacts", { token }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    await untilCollected(site, 30);
    expect({ isAlive: isAlive(site), log: isAlive(site) || site.log() }).toEqual({
      isAlive: true,
      log: true,
    });
  }
  const ready = await call(site.url, "/api/health?ready");
  expect(ready.status).toBe(200);
  const contacts = await call(site.url, "/api/contacts?pageSize=1", { token });
  expect(contacts.headers.get("x-total-count")).toBe("60");
});
