import { paths } from "@/lib/core/paths";

/** Where a session that has ended is begun anew, without leaving what is open here. */
export const SignInLink = () => (
  <a href={paths.login} target="_blank" rel="noopener">
    sign in again in another tab
  </a>
);
