import type { RefObject } from "react";

/** A dialog gives the focus back to what had it before; that may be gone. */
const AFTER_FOCUS_RETURN_MS = 50;

/** Moves the focus, once a dialog that closes now has given it back. */
export const focusLater = (ref: RefObject<{ focus: () => void } | null>) =>
  setTimeout(() => ref.current?.focus(), AFTER_FOCUS_RETURN_MS);
