import "server-only";
import { getDb } from "@/lib/db";

/** Whether the database answers a query. */
export async function isDatabaseReachable(): Promise<boolean> {
  try {
    await getDb().$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}
