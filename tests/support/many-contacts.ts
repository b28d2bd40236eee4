import { setTimeout as pause } from "node:timers/promises";
import { toSearchText } from "@/lib/contacts/search-text";
import type { TestDatabase } from "../../tools/site/databases";

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

const columns = ["id", "name", "email", "phone", "message", "searchText"] as const;

export async function insertContacts(
  database: TestDatabase,
  contacts: Partial<StoredContact>[],
): Promise<StoredContact[]> {
  const isSqlite = database.url.startsWith("file:");
  const storedContacts = contacts.map((contact, index): StoredContact => {
    const lead = {
      id: `contact-${String(index).padStart(6, "0")}`,
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
  // Both databases limit the number of parameters of a statement.
  for (let start = 0; start < storedContacts.length; start += 1_000) {
    const rows = storedContacts.slice(start, start + 1_000);
    const values = rows.flatMap(({ createdAt, isSpam, ...texts }) => [
      createdAt.toISOString().replace("Z", isSqlite ? "+00:00" : "Z"),
      isSqlite ? Number(isSpam) : isSpam,
      ...columns.map((column) => texts[column]),
    ]);
    await database.query(
      `INSERT INTO "Contact" ("createdAt", "isSpam", ${columns.map((name) => `"${name}"`).join()})
       VALUES ${rows.map(() => "(?, ?, ?, ?, ?, ?, ?, ?)").join(", ")}`,
      values,
    );
  }
  // SQLite blocks the event loop; the pause lets Node notice connections that the site has closed.
  await pause(50);
  return storedContacts;
}
