import { BlogListScreen } from "@/components/site/blog-list-screen";
import { loadBlogPage } from "./load-blog-page";

export const dynamic = "force-dynamic";

export const metadata = {
  title: "Blog",
  description: "Latest insights and updates from our financial experts",
};

export default async function BlogPage() {
  return <BlogListScreen list={await loadBlogPage(1)} page={1} />;
}
