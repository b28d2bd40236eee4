import Database from "better-sqlite3";
import { toSearchText } from "../../lib/contacts/search-text";
import { sqliteFile } from "../../lib/db/database-url";

/** How many rows of each kind a database is given. */
export type Amounts = { posts: number; media: number; offers: number; contacts: number };

const PARAGRAPH = `<p>${"What a family should know before it signs. ".repeat(12)}</p>`;
const LONG_TEXT = PARAGRAPH.repeat(6);

const columns = {
  Blog: ["id", "title", "content", "authorName", "short_desc", "updatedAt"],
  MediaItem: ["id", "title", "description", "fileUrl", "updatedAt"],
  Offer: ["id", "title", "description", "discount", "updatedAt"],
  Contact: ["id", "name", "email", "phone", "message", "searchText"],
};

/** Fills an empty SQLite database, past the site, with rows like those of a busy firm. */
export function fill(databaseUrl: string, { posts, media, offers, contacts }: Amounts): void {
  const db = new Database(sqliteFile(databaseUrl));
  const now = new Date().toISOString();
  const insert = (table: keyof typeof columns, total: number, rowOf: (at: number) => string[]) => {
    const names = columns[table];
    const statement = db.prepare(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")})
        VALUES (${names.map(() => "?").join(", ")})`,
    );
    db.transaction(() => {
      for (let at = 0; at < total; at += 1) statement.run(rowOf(at));
    })();
  };
  insert("Blog", posts, (at) => [`post-${at}`, `Post ${at}`, LONG_TEXT, "Asha", "About it", now]);
  insert("MediaItem", media, (at) => [
    `item-${at}`,
    `Guide ${at}`,
    PARAGRAPH,
    "https://example.org/guide.pdf",
    now,
  ]);
  insert("Offer", offers, (at) => [`offer-${at}`, `Offer ${at}`, PARAGRAPH, "1% less", now]);
  insert("Contact", contacts, (at) => {
    const lead = {
      name: `Visitor ${at}`,
      email: "visitor@example.org",
      phone: "9820012345",
      message: PARAGRAPH,
    };
    return [`contact-${at}`, ...Object.values(lead), toSearchText(lead)];
  });
  db.exec("ANALYZE");
  db.close();
}
