import type { Kind as EntryKind } from "../../e2e/fixtures";
import { expectVisible, type VisibleElement, type State } from "../../e2e/state";
import {
  execute,
  failureToast,
  hangRequest,
  openTab,
  press,
  failRequest,
  createState,
  createStep,
  hideTable,
  type,
} from "./describe-states";

type PortalKind = {
  tab: string;
  path: EntryKind;
  table: string;
  noun: string;
  create: string;
  dialog: { create: string; edit: string };
  input: Record<string, string>;
  empty: string;
  loading: string;
  loadFailed: string;
  reasonInToast: { save: string; delete: string };
};

const blog: PortalKind = {
  tab: "Blog",
  path: "blogs",
  table: "Blog",
  noun: "blog post",
  create: "Create New Post",
  dialog: { create: "Create New Blog Post", edit: "Edit Blog Post" },
  input: { Title: "Typed", "Author name": "Asha", "Short description": "Typed too" },
  empty: "Create your first blog post to get started.",
  loading: "Loading blog posts...",
  loadFailed: "Failed to load blogs",
  reasonInToast: { save: ": The disk is full", delete: ": The disk is full" },
};

const media: PortalKind = {
  tab: "Media",
  path: "media",
  table: "MediaItem",
  noun: "media item",
  create: "Add Media",
  dialog: { create: "Add Media", edit: "Edit Media" },
  input: { Title: "Typed", "File URL": "https://example.org/a.pdf" },
  empty: "No media items yet. Add some!",
  loading: "Loading media items...",
  loadFailed: "Failed to load media items",
  reasonInToast: { save: ": The disk is full", delete: "" },
};

const offer: PortalKind = {
  tab: "Offers",
  path: "offers",
  table: "Offer",
  noun: "offer",
  create: "New Offer",
  dialog: { create: "New Offer", edit: "Edit Offer" },
  input: { Title: "Typed" },
  empty: "No offers found. Create your first offer.",
  loading: "Loading offers...",
  loadFailed: "Failed to load offers",
  reasonInToast: { save: "", delete: "" },
};

const publishAndOpen = createStep(async (fixtures, { path, tab }: PortalKind) => {
  await fixtures.publish(path, { title: "The one" });
  await openTab(tab)(fixtures);
});

const openDialog = createStep(async ({ page }, button: string) => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bold" }).waitFor();
});

const expectPreview = createStep(({ page }) =>
  page.frameLocator("iframe").getByRole("heading", { name: "The one" }).first().waitFor(),
);
const expectToast = createStep(({ page }, toast: VisibleElement) => expectVisible(page, [toast]));
const reload = createStep(({ page }) => page.reload());

const edit = (kind: PortalKind) => [publishAndOpen(kind), openDialog("Edit The one")];
const fillNew = ({ tab, create, input }: PortalKind) => [
  openTab(tab),
  openDialog(create),
  type(input),
];
const askToDelete = (kind: PortalKind) => [publishAndOpen(kind), press("Delete The one")];

const successToast = (action: "created" | "updated" | "deleted"): VisibleElement => {
  const link = action === "deleted" ? "" : " View on Site (opens in a new tab)";
  return ["status", `SuccessBlog post ${action} successfully${link}`];
};

const createListStates = (kind: PortalKind): State[] => [
  createState(
    `${kind.tab} tab`,
    [publishAndOpen(kind)],
    [["link", "View on Site (The one, opens in a new tab)"]],
  ),
  createState(`${kind.tab} tab without an entry`, [openTab(kind.tab)], [["paragraph", kind.empty]]),
  createState(
    `${kind.tab} tab, loading`,
    [hangRequest("GET", `/api/${kind.path}?*`), openTab(kind.tab)],
    [["status", kind.loading]],
  ),
  createState(
    `${kind.tab} tab that does not load`,
    [hideTable(kind.table), openTab(kind.tab)],
    [
      ["alert", new RegExp(`^${kind.loadFailed}`)],
      failureToast(kind.loadFailed),
      ["button", "Try Again"],
    ],
    { statuses: [503] },
  ),
  createState(
    `new ${kind.noun} with invalid fields`,
    [openTab(kind.tab), openDialog(kind.create), press("Publish")],
    [
      ["dialog", kind.dialog.create],
      ...Object.keys(kind.input).map((label): VisibleElement => [
        "paragraph",
        `${label} is required`,
      ]),
    ],
  ),
  createState(
    `new ${kind.noun}, not saved`,
    [failRequest("POST", `/api/${kind.path}`), ...fillNew(kind), press("Publish")],
    [
      failureToast(`Failed to create ${kind.noun}${kind.reasonInToast.save}`),
      ["alert", "The disk is full. Wait a moment, then try again."],
    ],
    { statuses: [500] },
  ),
  createState(
    `${kind.noun}, change not saved`,
    [
      failRequest("PUT", `/api/${kind.path}/*`),
      ...edit(kind),
      type({ Title: "The other" }),
      press("Update"),
    ],
    [failureToast(`Failed to update ${kind.noun}${kind.reasonInToast.save}`)],
    { statuses: [500] },
  ),
  createState(
    `${kind.noun} in the preview`,
    [...edit(kind), press("Preview"), expectPreview()],
    [
      ["dialog", kind.dialog.edit],
      ["region", "Preview"],
    ],
  ),
  createState(
    `${kind.noun}, not deleted`,
    [failRequest("DELETE", `/api/${kind.path}/*`), ...askToDelete(kind), press("Delete")],
    [
      failureToast(`Failed to delete ${kind.noun}${kind.reasonInToast.delete}`),
      ["alert", "The disk is full. Wait a moment, then try again."],
    ],
    { statuses: [500] },
  ),
];

export const portalStates: State[] = [
  ...[blog, media, offer].flatMap(createListStates),
  createState("new post, saved", [...fillNew(blog), press("Publish")], [successToast("created")]),
  createState("post, deletion to be confirmed", askToDelete(blog), [
    ["dialog", "Are you sure you want to delete this blog post?"],
    ["paragraph", "“The one” will be removed from the site. You can restore it for 30 days."],
  ]),
  createState(
    "new post, being saved",
    [hangRequest("POST", "/api/blogs"), ...fillNew(blog), press("Publish")],
    [["button", "Publishing..."]],
  ),
  createState(
    "post with unsaved text, being closed",
    [...edit(blog), type({ Title: "The other" }), press("Cancel")],
    [["dialog", "Discard your changes?"]],
  ),
  createState(
    "post that a colleague has changed",
    [
      ...edit(blog),
      execute(`UPDATE "Blog" SET "version" = "version" + 1, "title" = 'Theirs'`),
      press("Update"),
      press("Compare Both Versions"),
    ],
    [["dialog", "Both Versions"]],
    { statuses: [409] },
  ),
  createState(
    "earlier versions of a post",
    [
      ...edit(blog),
      type({ Title: "The other" }),
      press("Update"),
      expectToast(successToast("updated")),
      reload(),
      openDialog("Edit The other"),
      press("Earlier Versions"),
      press(/^Replaced \d.* by asha$/),
    ],
    [["region", "Earlier version"]],
  ),
  createState(
    "Recently Deleted with a post",
    [
      ...askToDelete(blog),
      press("Delete"),
      expectToast(successToast("deleted")),
      // Reloads, because the toast would cover part of the dialog.
      openTab("Blog"),
      press("Recently Deleted"),
      press(/^The one/),
    ],
    [["region", "Deleted entry"]],
  ),
  createState(
    "Recently Deleted without a post",
    [openTab("Blog"), press("Recently Deleted")],
    [["paragraph", "There is nothing to restore."]],
  ),
];
