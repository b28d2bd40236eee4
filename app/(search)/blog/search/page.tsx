import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BlogSearchScreen } from "@/components/site/blog/blog-search-screen";
import { paths } from "@/lib/core/paths";
import { readQuery } from "@/lib/entries/blog/query";
import { loadSearch } from "./load-search";

// Serves /blog?q=words, by a rewrite in next.config.mjs; its own address redirects to the list.

type Props = PageProps<"/blog/search">;

/** The first of what stands in the address under a name; empty where nothing does. */
const first = (sent: string | string[] | undefined) => [sent].flat()[0] ?? "";

const queryOf = async ({ searchParams }: Props) => readQuery(first((await searchParams).q));

async function pageNumber({ searchParams }: Props): Promise<number> {
  const page = first((await searchParams).page) || "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  return Number(page);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { words } = await queryOf(props);
  return { title: `Posts about “${words}”`, robots: { index: false } };
}

export default async function BlogSearchPage(props: Props) {
  const query = await queryOf(props);
  if (query.words === "") redirect(paths.blog);
  const page = await pageNumber(props);
  const found = await loadSearch(query.words, page);
  if (!found.failed && page > found.value.pages) notFound();
  return <BlogSearchScreen query={query} found={found} page={page} />;
}
