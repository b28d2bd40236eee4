import { type Pack, packs } from "../html-corpus/corpus";
import { HARMLESS, hostileOptions, openHostilePage, test } from "../html-corpus/hostile-test";
import { joinHtml, listComplaints, storePost } from "../html-corpus/stored-html";
import { findComplaints } from "../html-corpus/find-complaints";
import { expect } from "./fixtures";

// A single page is enough, because every page renders HTML only as SafeHtml. tests/slow-browser covers the API, the
// portal and pasting.

test.use(hostileOptions);

test.describe.configure({ timeout: 300_000 });

test("shows unsanitised HTML from the database on a post's page without harm", async ({
  page,
  site,
  database,
  recorder,
}) => {
  let count = 0;
  const show = async (cases: Pack) => {
    const id = `raw-${(count += 1)}`;
    await storePost(database, id, await joinHtml(page, cases));
    return openHostilePage(page, recorder, `${site.url}/blog/${id}`);
  };
  const harmless = await show([HARMLESS]);
  const check = async (cases: Pack) => listComplaints(await show(cases), harmless);
  expect(await findComplaints(packs, check)).toEqual({});
});
