import Database from "better-sqlite3";
import { toSearchText } from "../../lib/contacts/search-text";
import { sqliteFile } from "../../lib/db/database-url";

type Amounts = { posts: number; media: number; offers: number; contacts: number };

const PARAGRAPH = `<p>${"What a family should know before it signs. ".repeat(12)}</p>`;
const LONG_TEXT = PARAGRAPH.repeat(6);

const columns = {
  Blog: ["id", "title", "content", "authorName", "short_desc", "updatedAt"],
  MediaItem: ["id", "title", "description", "fileUrl", "updatedAt"],
  Offer: ["id", "title", "description", "discount", "updatedAt"],
  Contact: ["id", "name", "email", "phone", "message", "searchText"],
};

export function fill(databaseUrl: string, { posts, media, offers, contacts }: Amounts): void {
  const db = new Database(sqliteFile(databaseUrl));
  const now = new Date().toISOString();
  const insert = (
    table: keyof typeof columns,
    total: number,
    createRow: (index: number) => string[],
  ) => {
    const names = columns[table];
    const statement = db.prepare(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")})
        VALUES (${names.map(() => "?").join(", ")})`,
    );
    db.transaction(() => {
      for (let index = 0; index < total; index += 1) statement.run(createRow(index));
    })();
  };
  insert("Blog", posts, (index) => [
    `post-${index}`,
    `Post ${index}`,
    LONG_TEXT,
    "Asha",
    "About it",
    now,
  ]);
  insert("MediaItem", media, (index) => [
    `item-${index}`,
    `Guide ${index}`,
    PARAGRAPH,
    "https://example.org/guide.pdf",
    now,
  ]);
  insert("Offer", offers, (index) => [
    `offer-${index}`,
    `Offer ${index}`,
    PARAGRAPH,
    "1% less",
    now,
  ]);
  insert("Contact", contacts, (index) => {
    const lead = {
      name: `Visitor ${index}`,
      email: "visitor@example.org",
      phone: "9820012345",
      message: PARAGRAPH,
    };
    return [`contact-${index}`, ...Object.values(lead), toSearchText(lead)];
  });
  db.exec("ANALYZE");
  db.close();
}
