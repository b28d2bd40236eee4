import { BlogNotFound } from "@/components/site/blog-not-found";

export default function BlogPostNotFound() {
  return <BlogNotFound />;
}
