import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BlogArticle } from "@/components/site/blog-article";
import { BlogNotFound } from "@/components/site/blog-not-found";
import { attempt } from "@/lib/attempt";
import { getBlog } from "@/lib/data/blogs";
import { sanitizeHtml } from "@/lib/sanitize-html";

export const dynamic = "force-dynamic";

/** Once for the page and its metadata. */
const loadBlog = cache((id: string) => attempt("blog post", () => getBlog(id)));

export async function generateMetadata({ params }: PageProps<"/blog/[id]">): Promise<Metadata> {
  const blog = await loadBlog((await params).id);
  if (blog.failed || blog.value === null) return { title: "Blog Post Not Found" };
  return { title: blog.value.title, description: blog.value.short_desc };
}

export default async function BlogPostPage({ params }: PageProps<"/blog/[id]">) {
  const blog = await loadBlog((await params).id);
  if (blog.failed) return <BlogNotFound failure="Failed to load blog post" />;
  if (blog.value === null) notFound();
  return <BlogArticle blog={blog.value} content={sanitizeHtml(blog.value.content)} />;
}
