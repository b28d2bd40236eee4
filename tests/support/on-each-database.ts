import { afterAll, beforeAll, describe } from "@jest/globals";
import { signIn, registerAdmin } from "../../tools/site/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

/** What a suite works with: a site of its own, its database, and an administrator's token. */
export type Suite = { site: TestSite; database: TestDatabase; token: string };

type Prepare = () => Promise<Record<string, string>>;

const nothing: Prepare = async () => ({});

function onDatabases(
  kinds: readonly DatabaseKind[],
  title: string,
  tests: (suite: () => Suite) => void,
  prepare: Prepare,
): void {
  describe.each(kinds)(`${title} on %s`, (kind) => {
    let current: Suite | undefined;
    beforeAll(async () => {
      const database = await createDatabase(kind);
      const site = await startSite(database.url, await prepare());
      await registerAdmin(site.url);
      current = { site, database, token: (await signIn(site.url)).token };
    });
    afterAll(async () => {
      await current?.site.kill();
      await current?.database.drop();
    });
    tests(() => {
      if (current === undefined) throw new Error("The suite has not started");
      return current;
    });
  });
}

/**
 * Runs a suite once for each kind of database, each against a started site with a registered
 * administrator. Read `suite()` inside tests and hooks only: it is there once they run. What a site
 * is configured with beside its database, `prepare` makes before it starts.
 */
export function onEachDatabase(
  title: string,
  tests: (suite: () => Suite) => void,
  prepare = nothing,
): void {
  onDatabases(testedKinds, title, tests, prepare);
}

/** The same on SQLite alone, for rules that no query decides. */
export function onSqlite(
  title: string,
  tests: (suite: () => Suite) => void,
  prepare = nothing,
): void {
  onDatabases(["sqlite"], title, tests, prepare);
}
