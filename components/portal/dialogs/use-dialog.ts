import { useState } from "react";

/**
 * A dialog about something. What it is about stays while it fades out, so that its title does
 * not change before one's eyes.
 */
export function useDialog<T>() {
  const [state, setState] = useState<{ opened: boolean; subject: T | null }>({
    opened: false,
    subject: null,
  });
  return {
    ...state,
    open: (subject: T | null) => setState({ opened: true, subject }),
    close: () => setState(({ subject }) => ({ opened: false, subject })),
  };
}
