import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BlogSearchScreen } from "@/components/site/blog/blog-search-screen";
import { paths } from "@/lib/core/paths";
import { readQuery } from "@/lib/entries/blog/query";
import { loadSearch } from "./load-search";

// Serves /blog?q=words through a rewrite in next.config.mjs; /blog/search redirects to /blog.

type Props = PageProps<"/blog/search">;

const getFirstValue = (value: string | string[] | undefined) => [value].flat()[0] ?? "";

const readSearchQuery = async ({ searchParams }: Props) =>
  readQuery(getFirstValue((await searchParams).q));

async function readPageNumber({ searchParams }: Props): Promise<number> {
  const page = getFirstValue((await searchParams).page) || "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  return Number(page);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { words } = await readSearchQuery(props);
  return { title: `Posts about “${words}”`, robots: { index: false } };
}

export default async function BlogSearchPage(props: Props) {
  const query = await readSearchQuery(props);
  if (query.words === "") redirect(paths.blog);
  const page = await readPageNumber(props);
  const result = await loadSearch(query.words, page);
  if (!result.failed && page > result.value.pageCount) notFound();
  return <BlogSearchScreen query={query} result={result} page={page} />;
}
