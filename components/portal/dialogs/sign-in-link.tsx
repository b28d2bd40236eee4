import { paths } from "@/lib/core/paths";

/** Opens the sign-in page in a new tab, so that unsaved input in this tab survives. */
export const SignInLink = () => (
  <a href={paths.login} target="_blank" rel="noopener">
    sign in again in another tab
  </a>
);
