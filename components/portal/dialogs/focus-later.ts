import type { RefObject } from "react";

/** Long enough for a closing dialog to return the focus to its opener, which may no longer exist. */
const AFTER_FOCUS_RETURN_MS = 50;

export const focusLater = (ref: RefObject<{ focus: () => void } | null>) =>
  setTimeout(() => ref.current?.focus(), AFTER_FOCUS_RETURN_MS);
