import type { RefObject } from "react";

/** Long enough for a closing dialog to try to focus its opener, which may be gone. */
const AFTER_FOCUS_RETURN_MS = 50;

export const focusLater = (ref: RefObject<{ focus: () => void } | null>) =>
  setTimeout(() => ref.current?.focus(), AFTER_FOCUS_RETURN_MS);
