import { PageHeading } from "@/components/site/layout/page-heading";
import { screens } from "@/content/screens";
import { BlogSearchForm } from "./blog-search-form";

export function BlogHeading({ words }: { words?: string }) {
  return (
    <PageHeading title={screens.blog.title} subtitle={screens.blog.subtitle}>
      <BlogSearchForm words={words} />
    </PageHeading>
  );
}
