import { publishBlog, publishOffer, removeAll } from "../../support/entries";
import { blockNavigation } from "../../e2e/actions";
import type { VisibleElement, State } from "../../e2e/state";
import { open, press, state, step, dropTable } from "./describe-states";

// Public pages that are empty, failing or loading; spec-pages.ts lists the pages with entries.

type Kind = "blogs" | "media" | "offers";

const clear = step(({ site, token }, kind: Kind) => removeAll(site.url, token, kind));
const hangNavigation = step(({ page }, path: string) => blockNavigation(page, path));
const usePhoneWidth = step(({ page }) => page.setViewportSize({ width: 360, height: 800 }));
const follow = step(({ page }, name: string) =>
  page.getByRole("link", { name, exact: true }).first().click(),
);

const followNew = step(async ({ page, site, token }, isBlog: boolean) => {
  const publish = isBlog ? publishBlog : publishOffer;
  const { id } = await publish(site.url, token, {});
  await blockNavigation(page, isBlog ? `/blog/${id}` : `/offers/${id}`);
  await page.goto(isBlog ? "/blog" : "/");
  await page.getByRole("link", { name: isBlog ? /^Read More/ : /^Learn More/ }).click();
});

const openWithoutImage = step(async ({ page, site, token }) => {
  const { id } = await publishBlog(site.url, token, { title: "Read me too" });
  await page.goto(`/blog/${id}`);
});

const failing = (table: string, path: string, ...shows: VisibleElement[]): State =>
  state(`${path}, failing`, [dropTable(table), open(path)], shows, { statuses: [503] });

const missing = (path: string, ...shows: VisibleElement[]): State =>
  state(`${path}, not found`, [open(path)], shows, { statuses: [404] });

export const publicStates: State[] = [
  failing("Offer", "/", ["heading", "Secure Your Financial Future"]),
  state(
    "/blog without a post",
    [clear("blogs"), open("/blog")],
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
  state("a post without an image", [openWithoutImage()], [["heading", "Read me too"]]),
  missing(
    "/blog/nothing-abc123",
    ["heading", "Blog Post Not Found"],
    ["paragraph", "The blog post you're looking for doesn't exist or has been removed"],
    ["link", "Back to Blog"],
  ),
  failing("Blog", "/blog/any-abc123", ["alert", /Failed to load blog post/]),
  state("a post, loading", [clear("blogs"), followNew(true)], [["status", "Loading..."]]),
  state(
    "/media without an item",
    [clear("media"), open("/media")],
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
  state(
    "an offer, loading",
    [clear("offers"), followNew(false)],
    [["status", "Loading offer details..."]],
  ),
];
