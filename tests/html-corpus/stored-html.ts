import type { Page } from "@playwright/test";
import type { TestDatabase } from "../../tools/site/databases";
import type { Pack } from "./corpus";
import type { openHostilePage } from "./hostile-test";
import { describeFirstDifference } from "./outline";

/** Replaces all posts with a single post whose HTML is not sanitised. */
export async function storePost(database: TestDatabase, id: string, html: string): Promise<void> {
  await database.execute(`DELETE FROM "Blog"`);
  await database.query(
    `INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc")
     VALUES (?, 'Hostile', ?, 'Asha', 'What it is about')`,
    [id, html],
  );
}

type OpenedPage = Awaited<ReturnType<typeof openHostilePage>>;

export const listComplaints = (actual: OpenedPage, harmless: OpenedPage) => [
  ...actual.complaints,
  ...describeFirstDifference(actual.outline, harmless.outline),
];

export function joinHtml(page: Page, cases: Pack): Promise<string> {
  return page.evaluate(
    (htmls) => {
      if (htmls.length === 1) return htmls[0]!;
      // Scripts do not run in this document.
      const inertDocument = document.implementation.createHTMLDocument();
      const toWellFormed = (html: string) => {
        const area = inertDocument.createElement("div");
        area.innerHTML = html;
        return area.innerHTML;
      };
      return htmls.map(toWellFormed).join("");
    },
    cases.map(({ html }) => html),
  );
}
