import type { TestDatabase } from "../../tools/site/databases";

const kinds = {
  Blog: { html: "content", others: { authorName: "Asha", short_desc: "What it is about" } },
  MediaItem: { html: "description", others: { mediaType: "file", fileUrl: "/icons/icon-192.png" } },
  Offer: { html: "description", others: { category: "loan", discount: "" } },
};

export type StoredEntry = { id: string; title: string; html: string };

/**
 * Puts entries into the database in place of all others, their HTML as it is: as an older
 * version of the site may have stored it.
 */
export async function store(
  database: TestDatabase,
  table: keyof typeof kinds,
  entries: StoredEntry[],
): Promise<void> {
  const { html, others } = kinds[table];
  const columns = ["id", "title", html, ...Object.keys(others)];
  const row = `(${columns.map(() => "?").join(", ")})`;
  await database.execute(`DELETE FROM "${table}"`);
  await database.query(
    `INSERT INTO "${table}" (${columns.join(", ")}) VALUES ${entries.map(() => row).join(", ")}`,
    entries.flatMap((entry) => [entry.id, entry.title, entry.html, ...Object.values(others)]),
  );
}
