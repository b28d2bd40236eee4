import { createDatabase } from "../site/databases";
import { call, signIn, registerAdmin } from "../site/calls";
import { startSite, type TestSite } from "../site/site";
import { ask } from "./answers";
import { type Amounts, fill } from "./fill";
import { ON_SERVER_CORE } from "./servers";
import { median, rounded, table } from "./table";
import { memoryOf } from "./wrk";

const sizes: Amounts[] = [
  { posts: 10, media: 10, offers: 10, contacts: 10 },
  { posts: 1_000, media: 100, offers: 50, contacts: 10_000 },
  { posts: 20_000, media: 2_000, offers: 500, contacts: 200_000 },
];

/** Each is done so often, one after another, and the middle counts. */
const TIMES = 21;

type Step = { before?: () => Promise<unknown>; work: () => Promise<unknown> };

/** The middle of how long a piece of work takes, in milliseconds. */
async function timeOf({ before, work }: Step): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await before?.();
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** What visitors and staff wait for, each by its name. */
function stepsOf({ url }: TestSite, token: string): Record<string, Step> {
  const put = (path: string, body: object) => async () => {
    const { status } = await call(url, path, { method: "PUT", token, body });
    if (status !== 200) throw new Error(`PUT ${path}: ${status}`);
  };
  const get = (path: string) => async () => {
    const { status } = await ask(`${url}${path}`, { Authorization: `Bearer ${token}` });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  const changePost = put("/api/blogs/post-5", {
    title: "Post 5",
    authorName: "Asha",
    short_desc: "About it",
    content: "<p>Text</p>",
  });
  const changeOffer = put("/api/offers/offer-5", { title: "Offer 5", category: "loan" });
  const changeMedia = put("/api/media/item-5", {
    title: "Guide 5",
    mediaType: "file",
    fileUrl: "https://example.org/guide.pdf",
  });
  const search = (text: string) => async () => {
    const body = { text, page: 1, pageSize: 10 };
    const { status } = await call(url, "/api/contacts/search", { method: "POST", token, body });
    if (status !== 200) throw new Error(`search: ${status}`);
  };
  const list = (path: string) => get(`${path}?page=1&pageSize=10`);
  return {
    "Home, made anew": { before: changeOffer, work: get("/") },
    "Home, kept": { work: get("/") },
    "An offer, made anew": { before: changeOffer, work: get("/offers/offer-5") },
    "Blog, made anew": { before: changePost, work: get("/blog") },
    "Blog, kept": { work: get("/blog") },
    "A post, made anew": { before: changePost, work: get("/blog/post-5") },
    "Feed, made anew": { before: changePost, work: get("/feed.xml") },
    "Sitemap, made anew": { before: changePost, work: get("/sitemap.xml") },
    "Media, made anew": { before: changeMedia, work: get("/media") },
    "GET /api/blogs, 10 of all": { work: list("/api/blogs") },
    "GET /api/offers, 10 of all": { work: list("/api/offers") },
    "GET /api/media, 10 of all": { work: list("/api/media") },
    "GET /api/contacts, 10 of all": { work: list("/api/contacts") },
    "Search the contacts: in none": { work: search("nowhere at all") },
    "Search the contacts: a number, in all": { work: search("+91 98200 12345") },
    "Search the contacts: in all": { work: search("before signs") },
    "Publish a post": { work: changePost },
  };
}

async function measure(amounts: Amounts): Promise<Record<string, number>> {
  const database = await createDatabase("sqlite");
  try {
    fill(database.url, amounts);
    const site = await startSite(database.url, {}, ON_SERVER_CORE);
    try {
      await registerAdmin(site.url);
      const { token } = await signIn(site.url);
      const steps = Object.entries(stepsOf(site, token));
      for (const [, { work }] of steps) await work();
      const times: Record<string, number> = {};
      for (const [name, step] of steps) times[name] = await timeOf(step);
      return { ...times, "Memory, MB": memoryOf(site.pid) };
    } finally {
      await site.stop();
    }
  } finally {
    await database.drop();
  }
}

/** How long everything takes as the firm publishes for years. */
export async function measureScale(): Promise<string> {
  const columns: Record<string, number>[] = [];
  for (const amounts of sizes) columns.push(await measure(amounts));
  const [small = {}] = columns;
  const rows = Object.entries(small).map(([name, least]) => {
    const values = columns.map((column) => column[name] ?? NaN);
    return [
      name,
      ...values.map((value) => rounded(value, 1)),
      `${rounded((values.at(-1) ?? NaN) / least, 2)}`,
    ];
  });
  const head = sizes.map(({ posts }) => `${posts.toLocaleString("en")} posts`);
  return table(["Milliseconds", ...head, "Largest to smallest"], rows);
}
