"use client";

import { NotFound } from "@/components/site/layout/not-found";
import { ButtonLink } from "@/components/ui/button-link";
import buttons from "@/components/ui/button.module.css";
import { paths } from "@/lib/core/paths";

/** A page that could not be rendered, such as the portal while the database is away. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <NotFound
      title="Something went wrong"
      text="The page could not be shown. Please try again in a moment."
    >
      <button type="button" className={`${buttons.button} ${buttons.solid}`} onClick={reset}>
        Try again
      </button>
      <ButtonLink href={paths.contact} variant="outline">
        Contact Us
      </ButtonLink>
    </NotFound>
  );
}
