import { notFound } from "next/navigation";
import { BlogListScreen } from "@/components/site/blog/blog-list-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { paths } from "@/lib/core/paths";
import { loadBlogPage } from "../../load-blog-page";

// Serves /blog?page=n, by a rewrite in next.config.mjs; its own address redirects there.

type Props = PageProps<"/blog/page/[page]">;

/** Each is made when it is first asked for. */
export const generateStaticParams = () => [];

async function pageNumber({ params }: Props): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  return Number(page);
}

export async function generateMetadata(props: Props) {
  const page = await pageNumber(props);
  const list = await loadBlogPage(page);
  if (!list.failed && page > list.value.pages) notFound();
  return pageMetadata({
    href: paths.blogPage(page),
    title: page === 1 ? screens.blog.title : `${screens.blog.title}, page ${page}`,
    description: screens.blog.description,
    imageOf: paths.blog,
  });
}

export default async function BlogNumberedPage(props: Props) {
  const page = await pageNumber(props);
  const list = await loadBlogPage(page);
  if (!list.failed && page > list.value.pages) notFound();
  return <BlogListScreen list={list} page={page} />;
}
