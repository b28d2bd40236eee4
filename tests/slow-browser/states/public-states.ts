import { blockNavigation } from "../../e2e/actions";
import type { VisibleElement, State } from "../../e2e/state";
import { open, press, state, step, hideTable } from "./describe-states";

// Public pages that are empty, failing, loading or missing. tests/e2e/spec-pages.ts lists the others.

const hangNavigation = step(({ page }, path: string) => blockNavigation(page, path));
const usePhoneWidth = step(({ page }) => page.setViewportSize({ width: 360, height: 800 }));
const follow = step(({ page }, name: string) =>
  page.getByRole("link", { name, exact: true }).first().click(),
);

const followNew = step(async ({ page, publish }, isBlog: boolean) => {
  const { id } = await publish(isBlog ? "blogs" : "offers", {});
  await blockNavigation(page, isBlog ? `/blog/${id}` : `/offers/${id}`);
  await page.goto(isBlog ? "/blog" : "/");
  await page.getByRole("link", { name: isBlog ? /^Read More/ : /^Learn More/ }).click();
});

const failing = (table: string, path: string, ...shows: VisibleElement[]): State =>
  state(`${path}, failing`, [hideTable(table), open(path)], shows, { statuses: [503] });

const missing = (path: string, ...shows: VisibleElement[]): State =>
  state(`${path}, not found`, [open(path)], shows, { statuses: [404] });

export const publicStates: State[] = [
  state(
    "/blog without a post",
    [open("/blog")],
    [
      ["paragraph", "No blog posts yet"],
      ["paragraph", "Check back soon for new content"],
    ],
  ),
  failing("Blog", "/blog", ["alert", /Error\s*Failed to load blogs/], ["link", "Try Again"]),
  state(
    "/blog, loading",
    [hangNavigation("/blog"), open("/contact"), follow("Blog")],
    [["status", "Loading..."]],
  ),
  missing(
    "/blog/nothing-abc123",
    ["heading", "Blog Post Not Found"],
    ["paragraph", "The blog post you're looking for doesn't exist or has been removed"],
    ["link", "Back to Blog"],
  ),
  failing("Blog", "/blog/any-abc123", ["alert", /Failed to load blog post/]),
  state("a post, loading", [followNew(true)], [["status", "Loading..."]]),
  state(
    "/media without an item",
    [open("/media")],
    [["paragraph", "No media resources available yet. Please check back soon!"]],
  ),
  failing("MediaItem", "/media", ["alert", "Error loading media: Failed to fetch media items"]),
  state(
    "/media, loading, opened from the drawer",
    [
      usePhoneWidth(),
      hangNavigation("/media"),
      open("/contact"),
      press("Open menu"),
      follow("Media"),
    ],
    [["status", "Loading media resources..."]],
  ),
  missing(
    "/offers/nothing-abc123",
    ["heading", "Offer Not Found"],
    ["paragraph", "Offer not found"],
    ["link", "Return Home"],
  ),
  failing("Offer", "/offers/any-abc123", [
    "paragraph",
    "An error occurred while fetching offer details",
  ]),
  state("an offer, loading", [followNew(false)], [["status", "Loading offer details..."]]),
];
