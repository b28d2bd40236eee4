import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";
import type { Driver } from "./driver";
import { flows } from "./flows";

export function describeFlows(
  name: string,
  isInstalled: boolean,
  start: (siteUrl: string) => Promise<Driver>,
): void {
  const reason = `${name} is not installed (apt-get install firefox-esr webkit2gtk-driver xvfb)`;
  if (!isInstalled && process.env.REQUIRE_SERVICES === "1") throw new Error(reason);

  skipUnless(
    describe,
    isInstalled,
    reason,
  )(`the site in ${name}`, () => {
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
        const errorCount = driver.readErrors().length;
        await driver.resize(1280, 900);
        await flow.run({ driver, url: site.url });
        expect(driver.readErrors().slice(errorCount)).toEqual([]);
      });
    }
  });
}
