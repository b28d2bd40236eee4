import { setTimeout as pause } from "node:timers/promises";
import { toSearchText } from "@/lib/contacts/search-text";
import type { TestDatabase } from "../../tools/site/databases";

/** A lead as a test writes it past the site; what it does not name is filled in. */
export type StoredContact = {
  id: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  message: string;
  isSpam: boolean;
  searchText: string;
};

/** So many at once are within what both databases take. */
const BATCH = 1_000;

/** Writes leads past the site, with times as the site writes them. */
export async function insertContacts(
  database: TestDatabase,
  contacts: Partial<StoredContact>[],
): Promise<StoredContact[]> {
  const isSqlite = database.url.startsWith("file:");
  const stored = contacts.map((contact, at): StoredContact => {
    const lead = {
      id: `contact-${String(at).padStart(6, "0")}`,
      createdAt: new Date("2026-01-01T00:00:00.000Z"),
      name: "Meera Iyer",
      email: "meera@example.in",
      phone: "9876543210",
      message: "Please call me back",
      isSpam: false,
      ...contact,
    };
    return { searchText: toSearchText(lead), ...lead };
  });
  for (let at = 0; at < stored.length; at += BATCH) {
    const rows = stored.slice(at, at + BATCH);
    const values = rows.flatMap((row) => [
      row.id,
      row.createdAt.toISOString().replace("Z", isSqlite ? "+00:00" : "Z"),
      row.name,
      row.email,
      row.phone,
      row.message,
      isSqlite ? Number(row.isSpam) : row.isSpam,
      row.searchText,
    ]);
    await database.query(
      `INSERT INTO "Contact"
         ("id", "createdAt", "name", "email", "phone", "message", "isSpam", "searchText")
       VALUES ${rows.map(() => "(?, ?, ?, ?, ?, ?, ?, ?)").join(", ")}`,
      values,
    );
  }
  // SQLite has kept this process busy: connections that a site closed meanwhile are learnt of here.
  await pause(50);
  return stored;
}
