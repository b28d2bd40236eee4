import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

// Next listens before anything of ours runs, and answers later what came meanwhile.

const PAGE = "/privacy";
const SENT = "meera-iyer";

describe("A page that was asked for while the site started", () => {
  let database: TestDatabase;
  let site: TestSite;

  beforeAll(async () => {
    database = await createDatabase("sqlite");
    site = await startSite(database.url, {
      NODE_OPTIONS: "--import ./tests/support/early-request.mjs",
      EARLY_PATH: `${PAGE}?name=${SENT}`,
    });
    while (!site.log().includes("The early request is answered")) await sleep(50);
  });
  afterAll(async () => {
    await site?.kill();
    await database?.drop();
  });

  test("tells nobody else what its address said of a visitor", async () => {
    const answer = await call(site.url, PAGE);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(SENT);
  });

  test("is kept once it is asked for again", async () => {
    await call(site.url, PAGE);
    const answer = await call(site.url, PAGE);
    expect(answer.headers.get("x-nextjs-cache")).toBe("HIT");
  });
});
