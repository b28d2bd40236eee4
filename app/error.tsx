"use client";

import { ErrorScreen } from "@/components/site/layout/error-screen";
import { ButtonLink } from "@/components/ui/button-link";
import buttons from "@/components/ui/button.module.css";
import { paths } from "@/lib/core/paths";

/** Shown, for example, in the portal while the database is down. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <ErrorScreen
      title="Something Went Wrong"
      text="The page could not be shown. Please try again in a moment."
    >
      <button type="button" className={`${buttons.button} ${buttons.solid}`} onClick={reset}>
        Try Again
      </button>
      <ButtonLink href={paths.contact} variant="outline">
        Contact Us
      </ButtonLink>
    </ErrorScreen>
  );
}
