import { notFound } from "next/navigation";
import { BlogListScreen } from "@/components/site/blog-list-screen";
import { loadBlogPage } from "../../load-blog-page";

export const dynamic = "force-dynamic";

// Serves /blog?page=n, by a rewrite in next.config.mjs; its own address redirects there.

type Props = PageProps<"/blog/page/[page]">;

async function pageNumber({ params }: Props): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  return Number(page);
}

export async function generateMetadata(props: Props) {
  return { title: `Blog, page ${await pageNumber(props)}` };
}

export default async function BlogNumberedPage(props: Props) {
  const page = await pageNumber(props);
  const list = await loadBlogPage(page);
  if (!list.failed && page > list.value.pages) notFound();
  return <BlogListScreen list={list} page={page} />;
}
