import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/core/paths";
import { NotFound } from "@/components/site/layout/not-found";

/** Also shown for an offer that could not be loaded (spec §2). */
export function OfferNotFound({ message }: { message: string }) {
  return (
    <NotFound title="Offer Not Found" text={message}>
      <ButtonLink href={paths.home}>Return Home</ButtonLink>
    </NotFound>
  );
}
