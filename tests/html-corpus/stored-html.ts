import type { Page } from "@playwright/test";
import type { TestDatabase } from "../../tools/site/databases";
import type { Pack } from "./corpus";
import type { openHostilePage } from "./hostile-test";
import { describeFirstDifference } from "./outline";

const tables = {
  Blog: { html: "content", defaults: { authorName: "Asha", short_desc: "What it is about" } },
  MediaItem: {
    html: "description",
    defaults: { mediaType: "file", fileUrl: "/icons/icon-192.png" },
  },
  Offer: { html: "description", defaults: { category: "loan", discount: "" } },
};

export async function replaceEntries(
  database: TestDatabase,
  table: keyof typeof tables,
  entries: { id: string; html: string }[],
): Promise<void> {
  const { html, defaults } = tables[table];
  const columns = ["id", "title", html, ...Object.keys(defaults)];
  const row = `(${columns.map(() => "?").join(", ")})`;
  await database.execute(`DELETE FROM "${table}"`);
  await database.query(
    `INSERT INTO "${table}" (${columns.join(", ")}) VALUES ${entries.map(() => row).join(", ")}`,
    entries.flatMap((entry) => [entry.id, "Hostile", entry.html, ...Object.values(defaults)]),
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
      const inert = document.implementation.createHTMLDocument();
      const toWellFormed = (html: string) => {
        const area = inert.createElement("div");
        area.innerHTML = html;
        return area.innerHTML;
      };
      return htmls.map(toWellFormed).join("");
    },
    cases.map(({ html }) => html),
  );
}
