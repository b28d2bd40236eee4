"use client";

import { Notice } from "@/components/ui/notice";
import { SignInLink } from "./sign-in-link";
import {
  adviseOnFailure,
  describeFailure,
  isSignedOutError,
} from "@/components/portal/requests/failure-text";

type FailureNoticeProps = {
  error: unknown;
  /** Completes "… again", such as "open it". */
  action: string;
  isForm?: boolean;
};

export function FailureNotice({ error, action, isForm = false }: FailureNoticeProps) {
  const text = toSentence(describeFailure(error));
  if (!isSignedOutError(error)) {
    const advice = adviseOnFailure(error, action, isForm);
    return <Notice kind="error">{advice ? `${text} ${advice}` : text}</Notice>;
  }
  return (
    <Notice kind="error">
      {text} Nothing is lost: <SignInLink />, then return here and {action} again.
    </Notice>
  );
}

/** Adds a full stop to API messages that end without punctuation. */
const toSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
