import { useRef } from "react";

// Returns a function whose overlapping calls share one run of `work`. Disabling the button is not enough, because
// that takes effect only after the next render.
export function useSingleFlight<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const inFlight = useRef<Promise<void> | null>(null);
  return (...args) => {
    inFlight.current ??= work(...args).finally(() => {
      inFlight.current = null;
    });
    return inFlight.current;
  };
}
