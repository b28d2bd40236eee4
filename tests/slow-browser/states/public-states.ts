import { publishBlog, publishMedia, publishOffer, removeAll } from "../../support/entries";
import { callback, frame, homeBelow, wideHeader } from "../../e2e/spec-pages";
import { neverComes, stopAtFirstOffer } from "../../e2e/arranging";
import type { Shown, Stage, State } from "../../e2e/state";

// What spec.md says of the pages that visitors read, written out once more.

const image = "/art/offers/loan.jpg";
const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

const empty = async ({ site, token }: Stage, kind: "blogs" | "media" | "offers") =>
  removeAll(site.url, token, kind);

const open = (path: string) => (stage: Stage) => stage.page.goto(path).then(() => undefined);

const home: Shown[] = [...homeBelow, ["link", "Get Started Today"]];

const longOffer = `${"Every word of this offer counts. ".repeat(8)}`.trim();

export const publicStates: State[] = [
  {
    name: "every page has its header, its footer and the callback button",
    arrange: open("/contact"),
    shows: [...frame, callback],
    showsWide: wideHeader,
  },
  {
    name: "home without an offer",
    arrange: async (stage) => {
      await empty(stage, "offers");
      await stage.page.goto("/");
    },
    shows: [["heading", "Secure Your Financial Future"], ["link", "Get Started"], ...home],
  },
  {
    name: "home whose offers cannot be read",
    arrange: async (stage) => {
      await stage.takeAway("Offer");
      await stage.page.goto("/");
    },
    shows: [["heading", "Secure Your Financial Future"], ["link", "Get Started"], ...home],
    statuses: [503],
  },
  {
    name: "home with offers",
    arrange: async (stage) => {
      const { page, site, token } = stage;
      await empty(stage, "offers");
      await publishOffer(site.url, token, { title: "The second offer" });
      await publishOffer(site.url, token, {
        title: "The first offer",
        category: "insurance",
        discount: "10% off",
        validUntil: "2027-03-31",
        description: `<p>${longOffer}</p>`,
      });
      await page.goto("/");
      await stopAtFirstOffer(page);
    },
    shows: [
      ["region", "Current offers"],
      ["group", "1 of 2"],
      ["paragraph", "insurance"],
      ["heading", "The first offer"],
      ["paragraph", `${longOffer.slice(0, 150).trimEnd()}…`],
      ["paragraph", "10% off"],
      ["paragraph", "Valid until: 2027-03-31"],
      ["link", /^Learn More/],
      ["button", /^Go to offer 1/],
      ["button", /^Go to offer 2/],
      ["button", "Play the offers"],
      ...home,
    ],
    showsWide: [
      ["button", "Previous offer"],
      ["button", "Next offer"],
    ],
  },
  {
    name: "a page that does not exist",
    arrange: open("/no/such/page"),
    shows: [
      ["paragraph", "404"],
      ["heading", "Page Not Found"],
      ["paragraph", "The page you're looking for doesn't exist or has been moved."],
      ["link", "Go Home"],
      ["link", "Browse Blog"],
    ],
    statuses: [404],
  },
  {
    name: "blog list",
    arrange: async (stage) => {
      await empty(stage, "blogs");
      await publishBlog(stage.site.url, stage.token, {
        title: "A post with a picture",
        authorName: "Asha Menon",
        short_desc: "What the post is about",
        image: image,
      });
      await stage.page.goto("/blog");
    },
    shows: [
      ["heading", "Blog"],
      ["paragraph", "Latest insights and updates from our financial experts"],
      ["searchbox", "Search posts"],
      ["button", "Search"],
      ["heading", "A post with a picture"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["paragraph", "What the post is about"],
      ["link", /^Read More/],
    ],
  },
  {
    name: "blog list without a post",
    arrange: async (stage) => {
      await empty(stage, "blogs");
      await stage.page.goto("/blog");
    },
    shows: [
      ["heading", "Blog"],
      ["paragraph", "No blog posts yet"],
      ["paragraph", "Check back soon for new content"],
    ],
  },
  {
    name: "blog list that cannot be read",
    arrange: async (stage) => {
      await stage.takeAway("Blog");
      await stage.page.goto("/blog");
    },
    shows: [
      ["alert", /Error\s*Failed to load blogs/],
      ["link", "Try again"],
    ],
    statuses: [503],
  },
  {
    name: "posts that were searched for",
    arrange: async (stage) => {
      await empty(stage, "blogs");
      await publishBlog(stage.site.url, stage.token, { title: "Saving tax" });
      await stage.page.goto("/blog?q=tax");
    },
    shows: [
      ["searchbox", "Search posts"],
      ["button", "Search"],
      ["paragraph", "1 post found for “tax”"],
      ["link", "All posts"],
      ["heading", "Saving tax"],
    ],
  },
  {
    name: "posts that were searched for and are not there",
    arrange: async (stage) => {
      await empty(stage, "blogs");
      await stage.page.goto("/blog?q=tax");
    },
    shows: [
      ["searchbox", "Search posts"],
      ["paragraph", "No posts found for “tax”"],
      ["paragraph", "Check the spelling, try fewer words, or a more general one."],
      ["link", "All posts"],
    ],
  },
  {
    name: "posts that cannot be searched",
    arrange: async (stage) => {
      await stage.takeAway("Blog");
      await stage.page.goto("/blog?q=tax");
    },
    shows: [
      ["alert", /Error\s*Failed to load blogs/],
      ["link", "Try again"],
    ],
    statuses: [503],
  },
  {
    name: "blog list on its way",
    arrange: async ({ page }) => {
      await neverComes(page, "/blog");
      await page.goto("/contact");
      await page.getByRole("link", { name: "Blog" }).click();
    },
    shows: [["status", "Loading..."]],
  },
  {
    name: "blog post with a picture",
    arrange: async (stage) => {
      const { id } = await publishBlog(stage.site.url, stage.token, {
        title: "Read me",
        authorName: "Asha Menon",
        image: image,
        content: "<h2>A part of it</h2><p>Its text</p>",
      });
      await stage.page.goto(`/blog/${id}`);
    },
    shows: [
      ["link", "Back to Blog"],
      ["heading", "Read me"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["heading", "A part of it"],
      ["paragraph", "Its text"],
    ],
  },
  {
    name: "blog post without a picture",
    arrange: async (stage) => {
      const { id } = await publishBlog(stage.site.url, stage.token, { title: "Read me too" });
      await stage.page.goto(`/blog/${id}`);
    },
    shows: [
      ["link", "Back to Blog"],
      ["heading", "Read me too"],
      ["paragraph", "Its text"],
    ],
  },
  {
    name: "blog post that is not there",
    arrange: open("/blog/nothing-abc123"),
    shows: [
      ["heading", "Blog Post Not Found"],
      ["paragraph", "The blog post you're looking for doesn't exist or has been removed"],
      ["link", "Back to Blog"],
    ],
    statuses: [404],
  },
  {
    name: "blog post that cannot be read",
    arrange: async (stage) => {
      await stage.takeAway("Blog");
      await stage.page.goto("/blog/any-abc123");
    },
    shows: [
      ["heading", "Blog Post Not Found"],
      ["alert", /Failed to load blog post/],
      ["link", "Back to Blog"],
    ],
    statuses: [503],
  },
  {
    name: "blog post on its way",
    arrange: async (stage) => {
      await empty(stage, "blogs");
      const { id } = await publishBlog(stage.site.url, stage.token, {});
      await neverComes(stage.page, `/blog/${id}`);
      await stage.page.goto("/blog");
      await stage.page.getByRole("link", { name: /^Read More/ }).click();
    },
    shows: [["status", "Loading..."]],
  },
  {
    name: "media page",
    arrange: async (stage) => {
      await empty(stage, "media");
      await publishMedia(stage.site.url, stage.token, {
        title: "A guide and a film",
        mediaType: "both",
        youtubeUrl: video,
        duration: 372,
        language: "Hindi",
        description: "<p>What to check first</p>",
      });
      await stage.page.goto("/media");
    },
    shows: [
      ["heading", "Media Resources"],
      ["paragraph", "Explore our curated collection of helpful videos and resources."],
      ["tab", "All Media"],
      ["tab", "Videos"],
      ["tab", "Resources"],
      ["paragraph", /^Video and resource .*6 minutes Hindi$/],
      ["heading", "A guide and a film"],
      ["paragraph", "Description"],
      ["paragraph", "What to check first"],
      ["link", "Play video: A guide and a film"],
      ["link", /^View Resource/],
    ],
  },
  {
    name: "media page without an item",
    arrange: async (stage) => {
      await empty(stage, "media");
      await stage.page.goto("/media");
    },
    shows: [
      ["heading", "Media Resources"],
      ["paragraph", "No media resources available yet. Please check back soon!"],
    ],
  },
  {
    name: "media page without a video",
    arrange: async (stage) => {
      await empty(stage, "media");
      await publishMedia(stage.site.url, stage.token, {});
      await stage.page.goto("/media");
      await stage.page.getByRole("tab", { name: "Videos" }).click();
    },
    shows: [["paragraph", "No video resources available yet."]],
  },
  {
    name: "media page without a file",
    arrange: async (stage) => {
      await empty(stage, "media");
      await publishMedia(stage.site.url, stage.token, { mediaType: "youtube", youtubeUrl: video });
      await stage.page.goto("/media");
      await stage.page.getByRole("tab", { name: "Resources" }).click();
    },
    shows: [["paragraph", "No file resources available yet."]],
  },
  {
    name: "media page that cannot be read",
    arrange: async (stage) => {
      await stage.takeAway("MediaItem");
      await stage.page.goto("/media");
    },
    shows: [["alert", "Error loading media: Failed to fetch media items"]],
    statuses: [503],
  },
  {
    name: "media page on its way",
    arrange: async ({ page }) => {
      await neverComes(page, "/media");
      await page.goto("/contact");
      await page.getByRole("link", { name: "Media" }).click();
    },
    shows: [["status", "Loading media resources..."]],
  },
  {
    name: "offer",
    arrange: async (stage) => {
      const { id } = await publishOffer(stage.site.url, stage.token, {
        title: "Fee waived",
        discount: "10% off",
        validUntil: "2027-03-31",
        description: "<p>Until the end of March</p>",
      });
      await stage.page.goto(`/offers/${id}`);
    },
    shows: [
      ["link", "Back to Home"],
      ["heading", "Fee waived"],
      ["paragraph", "10% off"],
      ["paragraph", "Valid Until Mar 31, 2027"],
      ["paragraph", "Until the end of March"],
      ["link", "Contact Us About This Offer"],
    ],
  },
  {
    name: "offer that is not there",
    arrange: open("/offers/nothing-abc123"),
    shows: [
      ["heading", "Offer Not Found"],
      ["paragraph", "Offer not found"],
      ["link", "Return Home"],
    ],
    statuses: [404],
  },
  {
    name: "offer that cannot be read",
    arrange: async (stage) => {
      await stage.takeAway("Offer");
      await stage.page.goto("/offers/any-abc123");
    },
    shows: [
      ["heading", "Offer Not Found"],
      ["paragraph", "An error occurred while fetching offer details"],
      ["link", "Return Home"],
    ],
    statuses: [503],
  },
  {
    name: "offer on its way",
    arrange: async (stage) => {
      const { page, site, token } = stage;
      await empty(stage, "offers");
      const { id } = await publishOffer(site.url, token, {});
      await neverComes(page, `/offers/${id}`);
      await page.goto("/");
      await page.getByRole("link", { name: /^Learn More/ }).click();
    },
    shows: [["status", "Loading offer details..."]],
  },
  {
    name: "page of the menu on its way, asked for in the drawer",
    arrange: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await neverComes(page, "/media");
      await page.goto("/contact");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Media" }).click();
    },
    shows: [["status", "Loading media resources..."]],
  },
];
