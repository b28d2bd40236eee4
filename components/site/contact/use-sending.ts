import { nanoid } from "nanoid";
import { useMemo, useRef } from "react";

export type Sending = { key: string; begunAt: number };

/**
 * What is told with a lead about its sending. It begins at the first input: pages are the same for
 * all visitors, so nothing that tells one from another can stand in them.
 */
export function useSending() {
  const current = useRef<Sending | null>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  return useMemo(
    () => ({
      /** For the field that no person sees. */
      honeypot,
      /** At each input; the first one counts. */
      begin: () => {
        current.current ??= { key: nanoid(), begunAt: performance.now() };
      },
      /** The next input begins another lead. */
      finish: () => {
        current.current = null;
      },
      now: () => current.current,
      /** What is sent from here on is the lead that was begun before. */
      resume: (before: Sending | null) => {
        current.current = before;
      },
      headers: (): Record<string, string> => ({
        ...(current.current && {
          "Idempotency-Key": current.current.key,
          "X-Form-Elapsed": String(Math.round(performance.now() - current.current.begunAt)),
        }),
        ...(honeypot.current?.value && { "X-Form-Honeypot": "1" }),
      }),
    }),
    [],
  );
}
