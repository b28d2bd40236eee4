import Database from "better-sqlite3";
import { toSearchText } from "../../lib/contacts/search-text";
import { getSqliteFile } from "../../lib/db/database-url";
import { lead } from "./mailed-leads";

type Amounts = { posts: number; media: number; offers: number; contacts: number };

const PARAGRAPH = `<p>${"What a family should know before it signs. ".repeat(12)}</p>`;
const LONG_TEXT = PARAGRAPH.repeat(6);

export function fillDatabase(
  databaseUrl: string,
  { posts, media, offers, contacts }: Amounts,
): void {
  const db = new Database(getSqliteFile(databaseUrl));
  const now = new Date().toISOString();
  const insert = (
    table: string,
    total: number,
    createRow: (index: number) => Record<string, string>,
  ) => {
    const columns = Object.keys(createRow(0));
    const statement = db.prepare(
      `INSERT INTO "${table}" ("${columns.join('", "')}") VALUES (@${columns.join(", @")})`,
    );
    db.transaction(() => {
      for (let index = 0; index < total; index += 1) statement.run(createRow(index));
    })();
  };
  insert("Blog", posts, (index) => ({
    id: `post-${index}`,
    title: `Post ${index}`,
    content: LONG_TEXT,
    authorName: "Asha",
    short_desc: "About it",
    updatedAt: now,
  }));
  const entry = { description: PARAGRAPH, updatedAt: now };
  const fileUrl = "https://example.org/guide.pdf";
  insert("MediaItem", media, (index) => {
    return { ...entry, id: `item-${index}`, title: `Guide ${index}`, fileUrl };
  });
  insert("Offer", offers, (index) => {
    return { ...entry, id: `offer-${index}`, title: `Offer ${index}`, discount: "1% less" };
  });
  insert("Contact", contacts, (index) => {
    const contact = { ...lead, name: `Visitor ${index}`, message: PARAGRAPH };
    return { ...contact, id: `contact-${index}`, searchText: toSearchText(contact) };
  });
  db.exec("ANALYZE");
  db.close();
}
