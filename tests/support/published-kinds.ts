import { call } from "../../tools/site/calls";
import { publish as publishEntry } from "./entries";
import type { Suite } from "./on-each-database";

export type Fields = Record<string, unknown>;

export type Entry = Fields & { id: string; createdAt: string; version: number };

export type PublishedKind = {
  label: string;
  path: string;
  table: string;
  htmlField: string;
  body: Fields;
  otherBody: Fields;
  requiredMessages: Record<string, string>;
  /** The smallest valid body, and the defaults of the other fields. */
  minimal: { body: Fields; defaults: Fields };
};

export const blogs: PublishedKind = {
  label: "Blog post",
  path: "/api/blogs",
  table: "Blog",
  htmlField: "content",
  body: {
    title: "Tax saving for NRIs",
    content: "<p>Count the days.</p>",
    authorName: "Asha Menon",
    image: "https://images.example/nri.jpg",
    short_desc: "What to do before March",
  },
  otherBody: {
    title: "Gold loans",
    content: "<h2>Valued at once</h2>",
    authorName: "Ravi Rao",
    image: "/art/posts/gold.jpg",
    short_desc: "How much a jewel can raise",
  },
  requiredMessages: {
    title: "Title is required",
    authorName: "Author name is required",
    short_desc: "Short description is required",
  },
  minimal: {
    body: { title: "Least", authorName: "Asha", short_desc: "Short" },
    defaults: { content: "", image: null },
  },
};

export const media: PublishedKind = {
  label: "Media item",
  path: "/api/media",
  table: "MediaItem",
  htmlField: "description",
  body: {
    title: "RBI Talks",
    description: "<p>On digital fraud.</p>",
    fileUrl: "https://files.example/guide.pdf",
    youtubeUrl: "https://youtu.be/RQ46CJBe3NQ",
    mediaType: "both",
    duration: 372,
    language: "Hindi",
    poster: "https://images.example/talks.jpg",
  },
  otherBody: {
    title: "A guide",
    description: "<p>For policyholders.</p>",
    fileUrl: "/files/guide.pdf",
    youtubeUrl: null,
    mediaType: "file",
    duration: null,
    language: null,
    poster: null,
  },
  requiredMessages: {
    title: "Title is required",
    fileUrl: "File URL is required",
    youtubeUrl: "YouTube URL is required",
    mediaType: "Media type is required",
  },
  minimal: {
    body: { title: "Least", mediaType: "file", fileUrl: "/guide.pdf" },
    defaults: { description: "", youtubeUrl: null, duration: null, language: null, poster: null },
  },
};

export const offers: PublishedKind = {
  label: "Offer",
  path: "/api/offers",
  table: "Offer",
  htmlField: "description",
  body: {
    title: "Lease set-up fee waived",
    description: "<p>Until the end of March.</p>",
    category: "lease",
    discount: "10% off",
    validUntil: "2027-03-31",
    image: "https://images.example/lease.png",
  },
  otherBody: {
    title: "A free second look",
    description: "<p>One sitting.</p>",
    category: "insurance",
    discount: "Free",
    validUntil: "2028-02-29",
    image: null,
  },
  requiredMessages: { title: "Title is required" },
  minimal: {
    body: { title: "Least" },
    defaults: { description: "", category: "lease", discount: "", validUntil: null, image: null },
  },
};

export const publishedKinds = [blogs, media, offers];

export const publish = ({ site, token }: Suite, kind: PublishedKind, fields: Fields = {}) =>
  publishEntry(site.url, token, kind.path, { ...kind.body, ...fields }) as Promise<Entry>;

export async function read({ site }: Suite, kind: PublishedKind, id: string): Promise<Entry> {
  return (await (await call(site.url, `${kind.path}/${id}`)).json()) as Entry;
}
