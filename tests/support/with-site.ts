import { createDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

export async function withSite(
  variables: Record<string, string>,
  work: (site: TestSite, databaseUrl: string) => Promise<void>,
  commandPrefix?: string[],
): Promise<void> {
  const database = await createDatabase("sqlite");
  try {
    const site = await startSite(database.url, variables, commandPrefix);
    try {
      await work(site, database.url);
    } finally {
      await site.kill();
    }
  } finally {
    await database.drop();
  }
}
