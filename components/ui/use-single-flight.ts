import { useRef } from "react";

/**
 * The same work, but not twice at once: a call while it is at it does nothing. A button that is
 * disabled while busy is not enough, since it is so only from the next render on.
 */
export function useSingleFlight<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const inFlight = useRef(false);
  return async (...args) => {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await work(...args);
    } finally {
      inFlight.current = false;
    }
  };
}
