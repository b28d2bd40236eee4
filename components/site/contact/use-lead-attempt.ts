import { nanoid } from "nanoid";
import { useMemo, useRef } from "react";

export type LeadAttempt = { key: string; startedAt: number };

/** Creates the idempotency key on the first input. A key in the cached page would be the same for all visitors. */
export function useLeadAttempt() {
  const attempt = useRef<LeadAttempt | null>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  return useMemo(
    () => ({
      honeypot,
      /** Starts an attempt if none has started. */
      start: () => {
        attempt.current ??= { key: nanoid(), startedAt: performance.now() };
      },
      /** Ends the attempt; the next input starts a new one. */
      finish: () => {
        attempt.current = null;
      },
      getCurrent: () => attempt.current,
      resume: (previous: LeadAttempt | null) => {
        attempt.current = previous;
      },
      getHeaders: (): Record<string, string> => ({
        ...(attempt.current && {
          "Idempotency-Key": attempt.current.key,
          "X-Form-Elapsed": String(Math.round(performance.now() - attempt.current.startedAt)),
        }),
        ...(honeypot.current?.value && { "X-Form-Honeypot": "1" }),
      }),
    }),
    [],
  );
}
