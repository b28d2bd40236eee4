import { BlogNotFound } from "@/components/site/blog/blog-not-found";

export default function BlogPostNotFound() {
  return <BlogNotFound />;
}
