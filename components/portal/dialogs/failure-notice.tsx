"use client";

import { Notice } from "@/components/ui/notice";
import { SignInLink } from "./sign-in-link";
import { failureAdvice, failureText, isSignedOut } from "@/components/portal/requests/failure-text";

type FailureNoticeProps = {
  error: unknown;
  /** What to do again, such as "save". */
  action: string;
};

/** Says in a dialog why its call failed, and what to do. A session that has ended is begun anew. */
export function FailureNotice({ error, action }: FailureNoticeProps) {
  const text = sentence(failureText(error));
  if (!isSignedOut(error)) {
    const advice = failureAdvice(error, action);
    return <Notice kind="error">{advice ? `${text} ${advice}` : text}</Notice>;
  }
  return (
    <Notice kind="error">
      {text} Nothing here is lost: <SignInLink />, then come back and {action} again.
    </Notice>
  );
}

/** A message of the API has no full stop; here something follows it. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
