import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BlogArticle } from "@/components/site/blog/blog-article";
import { BlogNotFound } from "@/components/site/blog/blog-not-found";
import { toPageStep, toPostStep, ReadNext } from "@/components/site/pages/read-next";
import { RegulatorySection } from "@/components/site/pages/regulatory-information";
import { JsonLd } from "@/components/site/seo/json-ld";
import { IncompleteMarker, ServiceUnavailableMarker } from "@/components/site/seo/page-markers";
import { screens } from "@/content/screens";
import { safeLoad } from "@/lib/core/safe-load";
import { loadFirm } from "@/lib/firm/data";
import { listTextSubjects } from "@/lib/firm/text-subjects";
import { findRelatedForPost } from "@/lib/entries/related/data";
import { getBlogArticle } from "@/lib/entries/blog/data";
import { buildArticleData, buildBreadcrumbData, toJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { paths } from "@/lib/core/paths";
import { toArticle } from "@/lib/html/article";

const FAILURE = "Failed to load blog post";

/** Runs one query for both the page and its metadata. */
const loadBlog = cache((id: string) => safeLoad("blog post", () => getBlogArticle(id)));

/** Lists no pages, so that each is rendered on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/blog/[id]">): Promise<Metadata> {
  const { id } = await params;
  const blog = await loadBlog(id);
  if (blog.failed || blog.value === null) {
    const title = blog.failed ? FAILURE : "Blog Post Not Found";
    return { title, robots: { index: false } };
  }
  const { title, short_desc, version, authorName, createdAt, updatedAt } = blog.value;
  return pageMetadata({
    href: paths.blogPost(id),
    title,
    description: short_desc,
    version,
    article: { author: authorName, publishedTime: createdAt, modifiedTime: updatedAt },
  });
}

export default async function BlogPostPage({ params }: PageProps<"/blog/[id]">) {
  const blog = await loadBlog((await params).id);
  if (blog.failed) {
    return (
      <>
        <ServiceUnavailableMarker />
        <BlogNotFound failure={FAILURE} />
      </>
    );
  }
  if (blog.value === null) notFound();
  const { id, title, short_desc } = blog.value;
  const breadcrumbs = [
    { title: "Home", href: paths.home },
    { title: screens.blog.title, href: paths.blog },
    { title, href: paths.blogPost(id) },
  ];
  const content = toArticle(blog.value.content);
  const texts = { title, summary: short_desc, text: content.text };
  const related = await safeLoad("related entries of a post", () =>
    findRelatedForPost({ id, ...texts }),
  );
  const { pages, posts } = related.failed ? { pages: [], posts: [] } : related.value;
  return (
    <>
      {related.failed && <IncompleteMarker />}
      <JsonLd text={toJsonLd([buildArticleData(blog.value), buildBreadcrumbData(breadcrumbs)])} />
      <BlogArticle blog={blog.value} content={content} />
      <ReadNext
        groups={[
          { title: "About This Topic", steps: pages.map(toPageStep) },
          { title: "More from the Blog", steps: posts.map(toPostStep) },
        ]}
      />
      <RegulatorySection subjects={listTextSubjects(texts)} firm={await loadFirm()} />
    </>
  );
}
