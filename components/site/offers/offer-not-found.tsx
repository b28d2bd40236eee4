import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/core/paths";
import { ErrorScreen } from "@/components/site/layout/error-screen";

/** Also shown for an offer that could not be loaded (spec §2). */
export function OfferNotFound({ message }: { message: string }) {
  return (
    <ErrorScreen title="Offer Not Found" text={message}>
      <ButtonLink href={paths.home}>Return Home</ButtonLink>
    </ErrorScreen>
  );
}
