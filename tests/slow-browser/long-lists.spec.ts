import { openPortal } from "../e2e/actions";
import { expect, test } from "../e2e/fixtures";

const createdAt = `printf('2026-01-01T%02d:%02d:%02d.000+00:00', i / 3600, i / 60 % 60, i % 60)`;

const numbersUpTo = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

test("reads 5,000 contacts and 1,000 posts one page at a time, newest first", async ({
  page,
  site,
  database,
}) => {
  await database.execute(`
    ${numbersUpTo(5000)}
      INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText", "createdAt")
      SELECT printf('contact-%05d', i), 'Visitor ' || i, 'v' || i || '@example.org', '9876543210',
        'A message of some length.', 'visitor ' || i, ${createdAt}
      FROM n;
    ${numbersUpTo(1000)}
      INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "createdAt", "version")
      SELECT printf('post-%04d', i), 'Post ' || i, '<p>Its text</p>', 'Asha', 'About it', ${createdAt}, 1
      FROM n;
  `);
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(blogs|contacts)$/.test(pathname)) requestedUrls.push(pathname + search);
  });
  await openPortal({ page, site });
  await expect(page.getByRole("heading", { name: "Post 1000", exact: true })).toBeVisible();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(12);
  await page.getByRole("button", { name: "Page 84" }).click();
  await expect(page.getByRole("heading", { name: "Post 1", exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Contacts" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(26);
  await expect(rows.nth(1)).toContainText("Visitor 5000");
  await page.getByRole("button", { name: "Page 200" }).click();
  await expect(rows.nth(25)).toContainText("v1@example.org");
  const { width, height } = (await rows.nth(25).boundingBox())!;
  await rows.nth(25).click({ position: { x: width - 20, y: height / 2 } });
  await expect(page.getByRole("dialog", { name: "Message from Visitor 1" })).toBeVisible();
  expect(requestedUrls).toEqual([
    "/api/blogs?page=1&pageSize=12",
    "/api/blogs?page=84&pageSize=12",
    "/api/contacts?spam=true&page=1&pageSize=25",
    "/api/contacts?page=1&pageSize=25&spam=false&answered=false",
    "/api/contacts?page=200&pageSize=25&spam=false&answered=false",
  ]);
  await database.execute('DELETE FROM "Contact"; DELETE FROM "Blog";');
});
