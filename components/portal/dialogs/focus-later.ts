import type { RefObject } from "react";

/** Within this time, a closing dialog may move the focus to its opener. */
const AFTER_FOCUS_RETURN_MS = 50;

export const focusLater = (ref: RefObject<{ focus: () => void } | null>) =>
  setTimeout(() => ref.current?.focus(), AFTER_FOCUS_RETURN_MS);
