import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/core/paths";
import { ErrorScreen } from "@/components/site/layout/error-screen";

/** Also shown, with `failure`, for a post that could not be loaded. */
export function BlogNotFound({ failure }: { failure?: string }) {
  return (
    <ErrorScreen
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or has been removed"
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <ButtonLink href={paths.blog}>Back to Blog</ButtonLink>
    </ErrorScreen>
  );
}
