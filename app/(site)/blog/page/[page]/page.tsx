import { BlogListScreen } from "@/components/site/blog/blog-list-screen";
import { screens } from "@/content/screens";
import { paths } from "@/lib/core/paths";
import { buildNumberedPageMetadata, readPageNumber } from "../../../numbered-page";
import { loadBlogPage } from "../../load-blog-page";

// Serves /blog?page=n through a rewrite in next.config.mjs; /blog/page/n redirects to that URL.

type Props = PageProps<"/blog/page/[page]">;

/** Lists no pages, so that each is rendered on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const page = await readPageNumber(props, loadBlogPage);
  return buildNumberedPageMetadata(screens.blog, page, paths.blogPage);
}

export default async function BlogNumberedPage(props: Props) {
  const page = await readPageNumber(props, loadBlogPage);
  return <BlogListScreen list={await loadBlogPage(page)} page={page} />;
}
