import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { NotFound } from "./not-found";

/** In place of a post that is not there, or that could not be read. */
export function BlogNotFound({ failure }: { failure?: string }) {
  return (
    <NotFound
      eyebrow={failure}
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or has been removed"
    >
      <ButtonLink href={paths.blog}>Back to Blog</ButtonLink>
    </NotFound>
  );
}
