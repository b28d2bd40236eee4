import type { Page } from "@playwright/test";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../../support/entries";
import { answerWith, fill, neverAnswer, openPortal } from "../../e2e/arranging";
import type { Shown, Stage, State } from "../../e2e/state";

// What spec.md says of the portal, written out once more.

type Kind = {
  tab: string;
  path: "blogs" | "media" | "offers";
  table: string;
  /** What a new one has already. */
  prefilled?: Record<string, string>;
  publish: typeof publishBlog;
  heading: Shown[];
  create: string;
  createTitle: string;
  editTitle: string;
  fields: Shown[];
  /** What has to be filled in, and what else the tests fill in by its label. */
  typed: Record<string, string>;
  required: Shown[];
  loading: string;
  empty: Shown[];
  loadFailed: string;
  question: string;
  told: { created: string; updated: string; deleted: string };
  /** What the toast says when the server answers "The disk is full". */
  failed: { create: string; update: string; delete: string };
  toolbar: string[];
};

const basicToolbar = [
  "Heading 1",
  "Heading 2",
  "Bold",
  "Italic",
  "Underline",
  "Link",
  "Image",
  "Ordered list",
  "Bullet list",
  "Blockquote",
  "Code block",
];

const kinds: Kind[] = [
  {
    tab: "Blog",
    path: "blogs",
    table: "Blog",
    publish: publishBlog,
    prefilled: { "Author name": "asha" },
    heading: [],
    create: "Create New Post",
    createTitle: "Create New Blog Post",
    editTitle: "Edit Blog Post",
    fields: [
      ["textbox", "Title"],
      ["textbox", "Author name"],
      ["textbox", "Image URL"],
      ["textbox", "Short description"],
      ["textbox", "Content"],
    ],
    typed: { Title: "Typed", "Author name": "Asha", "Short description": "Typed too" },
    required: [
      ["paragraph", "Title is required"],
      ["paragraph", "Author name is required"],
      ["paragraph", "Short description is required"],
    ],
    loading: "Loading blog posts...",
    empty: [
      ["paragraph", "No blog posts yet"],
      ["paragraph", "Create your first blog post to get started."],
    ],
    loadFailed: "Failed to load blogs",
    question: "Are you sure you want to delete this blog post?",
    told: {
      created: "Blog post created successfully",
      updated: "Blog post updated successfully",
      deleted: "Blog post deleted successfully",
    },
    failed: {
      create: "Failed to create blog post: The disk is full",
      update: "Failed to update blog post: The disk is full",
      delete: "Failed to delete blog post: The disk is full",
    },
    toolbar: basicToolbar,
  },
  {
    tab: "Media",
    path: "media",
    table: "MediaItem",
    publish: publishMedia,
    heading: [["heading", "Media Library"]],
    create: "Add Media",
    createTitle: "Add Media",
    editTitle: "Edit Media",
    fields: [
      ["textbox", "Title"],
      ["textbox", "Description"],
      ["combobox", "Media type"],
      ["textbox", "File URL"],
      ["combobox", "Language"],
    ],
    typed: { Title: "Typed", "File URL": "https://example.org/a.pdf" },
    required: [
      ["paragraph", "Title is required"],
      ["paragraph", "File URL is required"],
    ],
    loading: "Loading media items...",
    empty: [["paragraph", "No media items yet. Add some!"]],
    loadFailed: "Failed to load media items",
    question: "Are you sure you want to delete this media item?",
    told: {
      created: "Media item created successfully",
      updated: "Media item updated successfully",
      deleted: "Media item deleted successfully",
    },
    failed: {
      create: "Failed to create media item: The disk is full",
      update: "Failed to update media item: The disk is full",
      delete: "Failed to delete media item",
    },
    toolbar: [
      ...basicToolbar,
      "Heading 3",
      "Heading 4",
      "Heading 5",
      "Heading 6",
      "Strikethrough",
      "Indent",
      "Outdent",
      "Clear formatting",
    ],
  },
  {
    tab: "Offers",
    path: "offers",
    table: "Offer",
    publish: publishOffer,
    heading: [["heading", "Offers Management"]],
    create: "New Offer",
    createTitle: "New Offer",
    editTitle: "Edit Offer",
    fields: [
      ["textbox", "Title"],
      ["combobox", "Category"],
      ["textbox", "Discount"],
      ["textbox", "Image URL"],
      ["textbox", "Description"],
    ],
    typed: { Title: "Typed" },
    required: [["paragraph", "Title is required"]],
    loading: "Loading offers...",
    empty: [["paragraph", "No offers found. Create your first offer."]],
    loadFailed: "Failed to load offers",
    question: "Are you sure you want to delete this offer?",
    told: {
      created: "Offer created successfully",
      updated: "Offer updated successfully",
      deleted: "Offer deleted successfully",
    },
    failed: {
      create: "Failed to create offer",
      update: "Failed to update offer",
      delete: "Failed to delete offer",
    },
    toolbar: basicToolbar,
  },
];

export const anyPage = (path: string) => new RegExp(`/api/${path}\\?`);
export const full = {
  status: 500,
  body: { error: "The disk is full", message: "The disk is full", code: "internal" },
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A tab that loads its list anew, also when it is the first. */
async function openTab(stage: Stage, { tab }: { tab: string }) {
  await openPortal(stage, tab);
}

async function openWithOne(stage: Stage, kind: Kind) {
  await removeAll(stage.site.url, stage.token, kind.path);
  await kind.publish(stage.site.url, stage.token, { title: "The one" });
  await openTab(stage, kind);
}

async function create(stage: Stage, kind: Kind) {
  await openTab(stage, kind);
  await press(stage.page, kind.create);
  await stage.page.getByRole("dialog").getByRole("button", { name: "Bold" }).waitFor();
}

async function edit(stage: Stage, kind: Kind) {
  await openWithOne(stage, kind);
  await press(stage.page, "Edit The one");
  await stage.page.getByRole("dialog").getByRole("button", { name: "Bold" }).waitFor();
}

export const toast = (title: string, message: string): Shown => [
  title === "Error" ? "alert" : "status",
  `${title}${message}`,
];

/** The page that it shows can be looked at from there. */
const savedToast = (message: string): Shown => [
  "status",
  `Success${message} View on site (opens in a new tab)`,
];

const statesOf = (kind: Kind): State[] => [
  {
    name: `${kind.tab} tab`,
    arrange: (stage) => openWithOne(stage, kind),
    shows: [
      ["heading", "Manage blog posts and view contact submissions"],
      ["button", "Logout"],
      ["tab", "Blog"],
      ["tab", "Contacts"],
      ["tab", "Media"],
      ["tab", "Offers"],
      ...kind.heading,
      ["button", kind.create],
      ["heading", "The one"],
      ["button", "Edit The one"],
      ["button", "Delete The one"],
      ["link", "View on site (The one, opens in a new tab)"],
    ],
  },
  {
    name: `${kind.tab} tab without an entry`,
    arrange: async (stage) => {
      await removeAll(stage.site.url, stage.token, kind.path);
      await openTab(stage, kind);
    },
    shows: [...kind.heading, ["button", kind.create], ...kind.empty],
  },
  {
    name: `${kind.tab} tab, loading`,
    arrange: async (stage) => {
      await stage.page.route(anyPage(kind.path), () => undefined);
      await openTab(stage, kind);
    },
    shows: [["status", kind.loading]],
  },
  {
    name: `${kind.tab} tab that does not load`,
    arrange: async (stage) => {
      await stage.takeAway(kind.table);
      await openTab(stage, kind);
    },
    shows: [
      ["alert", new RegExp(`^${kind.loadFailed}`)],
      toast("Error", kind.loadFailed),
      ["button", "Try again"],
    ],
    statuses: [503],
    isShort: true,
  },
  {
    name: `${kind.createTitle}, the dialog`,
    arrange: (stage) => create(stage, kind),
    shows: [
      ["dialog", kind.createTitle],
      ...kind.fields,
      ...kind.toolbar.map((name): Shown => ["button", name]),
      ["button", "Preview"],
      ["button", "Cancel"],
      ["button", "Save"],
    ],
  },
  {
    name: `${kind.editTitle}, the dialog`,
    arrange: (stage) => edit(stage, kind),
    shows: [["dialog", kind.editTitle], ...kind.fields],
  },
  {
    name: `${kind.createTitle}, with mistakes`,
    arrange: async (stage) => {
      await create(stage, kind);
      for (const label of Object.keys(kind.prefilled ?? {}))
        await fill(stage.page, { [label]: "" });
      await press(stage.page, "Save");
    },
    shows: kind.required,
  },
  {
    name: `${kind.createTitle}, saving`,
    arrange: async (stage) => {
      await neverAnswer(stage.page, "POST", `/api/${kind.path}`);
      await create(stage, kind);
      await fill(stage.page, kind.typed);
      await press(stage.page, "Save");
    },
    shows: [["button", "Saving..."]],
  },
  {
    name: `${kind.createTitle}, saved`,
    arrange: async (stage) => {
      await create(stage, kind);
      await fill(stage.page, kind.typed);
      await press(stage.page, "Save");
      await stage.page.getByRole("dialog").waitFor({ state: "hidden" });
    },
    shows: [savedToast(kind.told.created)],
    isShort: true,
  },
  {
    name: `${kind.createTitle}, not saved`,
    arrange: async (stage) => {
      await answerWith(stage.page, "POST", `/api/${kind.path}`, full);
      await create(stage, kind);
      await fill(stage.page, kind.typed);
      await press(stage.page, "Save");
    },
    shows: [
      toast("Error", kind.failed.create),
      ["alert", "The disk is full. Wait a moment, then save again."],
    ],
    statuses: [500],
    isShort: true,
  },
  {
    name: `${kind.editTitle}, saved`,
    arrange: async (stage) => {
      await edit(stage, kind);
      await fill(stage.page, { Title: "The other" });
      await press(stage.page, "Save");
      await stage.page.getByRole("dialog").waitFor({ state: "hidden" });
    },
    shows: [savedToast(kind.told.updated), ["heading", "The other"]],
    isShort: true,
  },
  {
    name: `${kind.editTitle}, not saved`,
    arrange: async (stage) => {
      await answerWith(stage.page, "PUT", `/api/${kind.path}/*`, full);
      await edit(stage, kind);
      await fill(stage.page, { Title: "The other" });
      await press(stage.page, "Save");
    },
    shows: [toast("Error", kind.failed.update), ["dialog", kind.editTitle]],
    statuses: [500],
    isShort: true,
  },
  {
    name: `${kind.editTitle}, closing with unsaved text`,
    arrange: async (stage) => {
      await edit(stage, kind);
      await fill(stage.page, { Title: "The other" });
      await stage.page.keyboard.press("Escape");
    },
    shows: [
      ["dialog", "Discard your changes?"],
      ["button", "Keep editing"],
      ["button", "Discard"],
    ],
  },
  {
    name: `${kind.editTitle}, preview`,
    arrange: async (stage) => {
      await edit(stage, kind);
      await press(stage.page, "Preview");
      await stage.page
        .frameLocator("iframe")
        .getByRole("heading", { name: "The one" })
        .first()
        .waitFor();
    },
    shows: [
      ["region", "Preview"],
      ["button", "Edit"],
      ["button", "Save"],
    ],
  },
  {
    name: `Recently deleted from the ${kind.tab} tab`,
    arrange: async (stage) => {
      await kind.publish(stage.site.url, stage.token, { title: "The one" });
      await removeAll(stage.site.url, stage.token, kind.path);
      await openTab(stage, kind);
      await press(stage.page, "Recently deleted");
      await stage.page.getByRole("table").waitFor();
    },
    shows: [
      ["dialog", "Recently deleted"],
      ["table", "Recently deleted"],
    ],
  },
  {
    name: `Recently deleted from the ${kind.tab} tab, nothing`,
    arrange: async (stage) => {
      await stage.database.execute('DELETE FROM "EntryVersion"');
      await openTab(stage, kind);
      await press(stage.page, "Recently deleted");
    },
    shows: [
      ["dialog", "Recently deleted"],
      ["paragraph", "There is nothing to restore."],
    ],
  },
  {
    name: `Delete from the ${kind.tab} tab, the question`,
    arrange: async (stage) => {
      await openWithOne(stage, kind);
      await press(stage.page, "Delete The one");
    },
    shows: [
      ["dialog", kind.question],
      ["paragraph", "“The one” will be removed from the site. You can restore it for 30 days."],
      ["button", "Cancel"],
      ["button", "Delete"],
    ],
  },
  {
    name: `Delete from the ${kind.tab} tab, done`,
    arrange: async (stage) => {
      await openWithOne(stage, kind);
      await press(stage.page, "Delete The one");
      await press(stage.page, "Delete");
      await stage.page.getByRole("dialog").waitFor({ state: "hidden" });
    },
    shows: [toast("Success", kind.told.deleted)],
    isShort: true,
  },
  {
    name: `Delete from the ${kind.tab} tab, failed`,
    arrange: async (stage) => {
      await answerWith(stage.page, "DELETE", `/api/${kind.path}/*`, full);
      await openWithOne(stage, kind);
      await press(stage.page, "Delete The one");
      await press(stage.page, "Delete");
    },
    shows: [
      toast("Error", kind.failed.delete),
      ["alert", "The disk is full. Wait a moment, then delete again."],
    ],
    statuses: [500],
    isShort: true,
  },
];

/** They show pages in frames, which take seconds to judge. */
const versionStatesOf = (kind: Kind): State[] => [
  {
    name: `${kind.editTitle}, overtaken`,
    arrange: async (stage) => {
      await edit(stage, kind);
      await stage.database.execute(
        `UPDATE "${kind.table}" SET "version" = "version" + 1, "title" = 'Theirs'`,
      );
      await press(stage.page, "Save");
      await press(stage.page, "Show theirs beside mine");
    },
    shows: [
      ["dialog", "Theirs and yours"],
      ["region", "Theirs"],
      ["region", "Yours"],
    ],
    statuses: [409],
  },
  {
    name: `${kind.editTitle}, earlier versions`,
    arrange: async (stage) => {
      await edit(stage, kind);
      await fill(stage.page, { Title: "The other" });
      await press(stage.page, "Save");
      await stage.page.getByRole("dialog").waitFor({ state: "hidden" });
      await openTab(stage, kind);
      await press(stage.page, "Edit The other");
      await press(stage.page, "Earlier versions");
      await stage.page.getByRole("button", { name: /^Replaced / }).click();
    },
    shows: [
      ["dialog", "Earlier versions"],
      ["button", /^Replaced \d.* by asha$/],
      ["button", "Restore"],
      ["region", "Earlier version"],
    ],
  },
];

const [blogs, ...others] = kinds.map(statesOf);

export const portalStates: State[] = blogs!;

/** The other tabs, which are alike but for their words and fields, and what takes long to judge. */
export const otherPortalStates: State[] = [...others.flat(), ...kinds.flatMap(versionStatesOf)];
