import { afterAll, beforeAll, describe } from "@jest/globals";
import { register, signIn } from "./calls";
import { createDatabase, type TestDatabase, testedKinds } from "./databases";
import { startSite, type TestSite } from "./site";

/** What a suite works with: a site of its own, its database, and an administrator's token. */
export type Suite = { site: TestSite; database: TestDatabase; token: string };

/**
 * Runs a suite once for each kind of database, each against a started site with a registered
 * administrator. Read `suite()` inside tests and hooks only: it is there once they run. What a site
 * is configured with beside its database, `prepare` makes before it starts.
 */
export function onEachDatabase(
  title: string,
  tests: (suite: () => Suite) => void,
  prepare: () => Promise<Record<string, string>> = async () => ({}),
): void {
  describe.each(testedKinds)(`${title} on %s`, (kind) => {
    let current: Suite | undefined;
    beforeAll(async () => {
      const database = await createDatabase(kind);
      const site = await startSite(database.url, await prepare());
      await register(site.url);
      current = { site, database, token: (await signIn(site.url)).token };
    });
    afterAll(async () => {
      await current?.site.stop();
      await current?.database.drop();
    });
    tests(() => {
      if (current === undefined) throw new Error("The suite has not started");
      return current;
    });
  });
}
