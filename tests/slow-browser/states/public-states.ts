import { blockNavigation } from "../../e2e/actions";
import type { VisibleElement, State } from "../../e2e/state";
import { open, press, createState, createStep, hideTable } from "./describe-states";

// Public pages that are empty, failing, loading or missing; tests/e2e/spec-pages.ts lists their normal states.

const hangNavigation = createStep(({ page }, path: string) => blockNavigation(page, path));
const usePhoneWidth = createStep(({ page }) => page.setViewportSize({ width: 360, height: 800 }));
const follow = createStep(({ page }, name: string) =>
  page.getByRole("link", { name, exact: true }).first().click(),
);

const followInDrawer = createStep(({ page }, name: string) =>
  page.getByRole("dialog").getByRole("link", { name, exact: true }).click(),
);

const followNewEntry = createStep(async ({ page, publish }, kind: "blogs" | "offers") => {
  const isBlog = kind === "blogs";
  const { id } = await publish(kind, {});
  await blockNavigation(page, isBlog ? `/blog/${id}` : `/offers/${id}`);
  await page.goto(isBlog ? "/blog" : "/");
  await page.getByRole("link", { name: isBlog ? /^Read More/ : /^Learn More/ }).click();
});

const createFailingState = (table: string, path: string, ...elements: VisibleElement[]): State =>
  createState(`${path} that does not load`, [hideTable(table), open(path)], elements, {
    statuses: [503],
  });

const createMissingState = (path: string, ...elements: VisibleElement[]): State =>
  createState(`${path}, not found`, [open(path)], elements, { statuses: [404] });

export const publicStates: State[] = [
  createState(
    "/blog without a post",
    [open("/blog")],
    [
      ["paragraph", "No blog posts yet"],
      ["paragraph", "Check back soon for new content"],
    ],
  ),
  createFailingState(
    "Blog",
    "/blog",
    ["alert", /Error\s*Failed to load blogs/],
    ["link", "Try Again"],
  ),
  createState(
    "/blog, loading",
    [hangNavigation("/blog"), open("/contact"), follow("Blog")],
    [["status", "Loading..."]],
  ),
  createMissingState(
    "/blog/nothing-abc123",
    ["heading", "Blog Post Not Found"],
    ["paragraph", "The blog post you're looking for doesn't exist or has been removed"],
    ["link", "Back to Blog"],
  ),
  createFailingState("Blog", "/blog/any-abc123", ["alert", /Failed to load blog post/]),
  createState("a post, loading", [followNewEntry("blogs")], [["status", "Loading..."]]),
  createState(
    "/media without an item",
    [open("/media")],
    [["paragraph", "No media resources available yet. Please check back soon!"]],
  ),
  createFailingState("MediaItem", "/media", [
    "alert",
    "Error loading media: Failed to fetch media items",
  ]),
  createState(
    "/media, loading, opened from the drawer",
    [
      usePhoneWidth(),
      hangNavigation("/media"),
      open("/contact"),
      press("Open menu"),
      followInDrawer("Media"),
    ],
    [["status", "Loading media resources..."]],
  ),
  createMissingState(
    "/offers/nothing-abc123",
    ["heading", "Offer Not Found"],
    ["paragraph", "Offer not found"],
    ["link", "Return Home"],
  ),
  createFailingState("Offer", "/offers/any-abc123", [
    "paragraph",
    "An error occurred while fetching offer details",
  ]),
  createState(
    "an offer, loading",
    [followNewEntry("offers")],
    [["status", "Loading offer details..."]],
  ),
];
