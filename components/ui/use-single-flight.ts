import { useRef } from "react";

// Returns a function whose overlapping calls share one run of `work`. A disabled button does not prevent a second
// call, because the button is disabled only after the next render.
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
