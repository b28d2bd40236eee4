import { BlogListScreen } from "@/components/site/blog/blog-list-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { loadBlogPage } from "./load-blog-page";

export const generateMetadata = () => pageMetadata(screens.blog);

export default async function BlogPage() {
  return <BlogListScreen list={await loadBlogPage(1)} page={1} />;
}
