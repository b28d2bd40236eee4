"use client";

import { paths } from "@/lib/paths";
import { Notice } from "@/components/ui/notice";
import { failureText, isSignedOut } from "../portal-request";

type FailureNoticeProps = {
  error: unknown;
  /** What to do again after signing in, such as "save". */
  action: string;
};

/** Says in a dialog why its call failed. A session that has ended is begun anew beside it. */
export function FailureNotice({ error, action }: FailureNoticeProps) {
  if (!isSignedOut(error)) return <Notice kind="error">{failureText(error)}</Notice>;
  return (
    <Notice kind="error">
      {failureText(error)} Nothing here is lost:{" "}
      <a href={paths.login} target="_blank" rel="noopener">
        sign in again in another tab
      </a>
      , then come back and {action} again.
    </Notice>
  );
}
