import { afterAll, beforeAll, describe } from "@jest/globals";
import { signIn, registerAdmin } from "../../tools/site/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

// Use `onEachDatabase` only for code that may behave differently on PostgreSQL: search, export and statistics in SQL,
// transactions, locks, unique violations, migrations, the outbox. Use `onSqlite` for all other code.

/** `token` belongs to an administrator. */
export type Suite = { kind: DatabaseKind; site: TestSite; database: TestDatabase; token: string };

type Variables = Record<string, string> | (() => Promise<Record<string, string>>);
type Tests = (suite: () => Suite) => void;

const onDatabases =
  (kinds: readonly DatabaseKind[]) => (title: string, variables: Variables, tests: Tests) =>
    describe.each(kinds)(`${title} on %s`, (kind) => {
      let current: Suite | undefined;
      beforeAll(async () => {
        const database = await createDatabase(kind);
        const configured = typeof variables === "function" ? await variables() : variables;
        const site = await startSite(database.url, configured);
        await registerAdmin(site.url);
        current = { kind, site, database, token: (await signIn(site.url)).token };
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

/** Runs a suite against a site with a registered administrator. Call `suite()` in tests and hooks only. */
export const onSqliteWith = onDatabases(["sqlite"]);
export const onSqlite = (title: string, tests: Tests) => onSqliteWith(title, {}, tests);

export const onEachDatabaseWith = onDatabases(testedDatabaseKinds);
export const onEachDatabase = (title: string, tests: Tests) => onEachDatabaseWith(title, {}, tests);
