import "./load-env";
import { getDb } from "@/lib/db/client";
import { answerWays } from "@/lib/contacts/answer-schema";
import { callbackMessage } from "@/lib/contacts/schema";
import { toSearchText } from "@/lib/contacts/search-text";
import { paths } from "@/lib/core/paths";

// npm run demo:leads
// Fills a trial database with twelve weeks of leads, so that the portal has something to show. They are
// of nobody: the domain is reserved for examples (RFC 2606), the numbers for drama (Ofcom, 07700 900000
// to 900999). A database that has a lead of anybody else is left alone.

const HOUR_MS = 60 * 60 * 1_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** How many came in each of the last weeks, the oldest first. */
const perWeek = [6, 9, 8, 14, 11, 26, 13, 10, 12, 15, 9, 5];

const reservedEndings = [
  "@example.com",
  "@example.org",
  "@example.net",
  ".example",
  ".test",
  ".invalid",
];

const messages = [
  callbackMessage,
  "I would like to talk about a home loan for a flat. When can somebody call me?",
  "What do I have to bring along to begin a monthly SIP?",
  "Please compare my two term plans. I can send the policies.",
  "We are looking for equipment on lease for a small clinic.",
];

/** Which of the pages brings the next lead. */
const popularity = [1, 0, 2, 1, 4, 0, 1, 3, 6, 2, 1, 5, 0];

const notes = ["Asked to be called after six.", "Wants the papers by email first."];

/** Takes one after the other, over and over. */
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

async function pagesOfDatabase(): Promise<string[]> {
  const newest = { select: { id: true }, orderBy: { createdAt: "desc" }, take: 2 } as const;
  const [posts, offers] = await Promise.all([
    getDb().blog.findMany(newest),
    getDb().offer.findMany(newest),
  ]);
  return [...posts.map(({ id }) => paths.blogPost(id)), ...offers.map(({ id }) => paths.offer(id))];
}

function leadOf(index: number, createdAt: Date, pages: string[]) {
  const page = nth(pages, nth(popularity, index));
  const isFromContactPage = index % 3 === 0;
  const input = {
    name: `Demo Visitor ${index + 1}`,
    email: `visitor${index + 1}@example.com`,
    phone: `+44 7700 900${String(index).padStart(3, "0")}`,
    message: nth(messages, index),
  };
  // From a quarter of an hour to about three days.
  const waitedSeconds = 900 + ((index * 7_919) % 250_000);
  const answeredAt = new Date(createdAt.getTime() + waitedSeconds * 1_000);
  const isAnswered = index % 4 !== 3 && answeredAt.getTime() < Date.now();
  const noted = { text: nth(notes, index), authorName: "demo", createdAt };
  return {
    ...input,
    searchText: toSearchText(input),
    createdAt,
    origin: isFromContactPage ? paths.contact : page,
    cameFrom: isFromContactPage ? page : null,
    isSpam: index % 17 === 16,
    spamReasons: index % 17 === 16 ? "links" : "",
    ...(isAnswered && {
      answeredAt,
      answeredBy: "demo",
      answeredHow: nth(answerWays, index),
      waitedSeconds,
    }),
    ...(index % 5 === 0 && { notes: { create: noted } }),
  };
}

/** Why the database is left alone; null where it may be filled. */
async function refusal(): Promise<string | null> {
  const { contact } = getDb();
  const isReserved = { OR: reservedEndings.map((endsWith) => ({ email: { endsWith } })) };
  const select = { id: true };
  if (await contact.findFirst({ where: { NOT: isReserved }, select })) {
    return "Left unchanged: the database has leads of real people.";
  }
  if (await contact.findFirst({ where: { name: "Demo Visitor 1" }, select })) {
    return "Left unchanged: the database has the demo leads already.";
  }
  return null;
}

async function fill(): Promise<number> {
  const own = await pagesOfDatabase();
  const pages = [
    paths.home,
    "/loans/home-loan",
    "/wealth-management/mutual-funds",
    "/insurance/personal",
    ...own,
  ];
  const times = perWeek.flatMap((count, week) =>
    Array.from({ length: count }, (_, index) => {
      const age = (perWeek.length - week) * WEEK_MS - ((index + 1) * WEEK_MS) / (count + 1);
      return new Date(Date.now() - age);
    }),
  );
  await getDb().$transaction(async (tx) => {
    for (const [index, createdAt] of times.entries()) {
      await tx.contact.create({ data: leadOf(index, createdAt, pages), select: { id: true } });
    }
  });
  return times.length;
}

const reason = await refusal();
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}
console.log(`Filled with ${await fill()} demo leads of twelve weeks.`);
process.exit(0);
