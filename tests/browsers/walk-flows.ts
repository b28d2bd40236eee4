import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";
import type { Driver } from "./driver";
import { flows, walk } from "./flows";

type Browser = {
  name: string;
  isThere: boolean;
  start: (siteUrl: string) => Promise<Driver>;
};

/** Walks the ten flows in a browser, on a site of its own. */
export function walkFlows({ name, isThere, start }: Browser): void {
  const reason = `${name} is not installed: apt-get install firefox-esr webkit2gtk-driver xvfb`;
  if (!isThere && process.env.REQUIRE_SERVICES === "1") {
    test(`${name} is there`, () => {
      throw new Error(`${reason}. It is required.`);
    });
    return;
  }

  skipUnless(
    describe,
    isThere,
    reason,
  )(`in ${name}`, () => {
    let database: TestDatabase;
    let site: TestSite;
    let driver: Driver;

    beforeAll(async () => {
      database = await createDatabase("sqlite");
      site = await startSite(database.url);
      driver = await start(site.url);
    });

    afterAll(async () => {
      await driver?.close();
      await site?.stop();
      await database?.drop();
    });

    for (const flow of flows) {
      test(flow.name, async () => {
        const before = driver.errors().length;
        await walk(flow, { driver, url: site.url });
        expect(driver.errors().slice(before)).toEqual([]);
      });
    }
  });
}
