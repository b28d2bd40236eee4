"use client";

import { useEffect, useRef, useState } from "react";

// Spec §9: a group opens after OPEN_DELAY_MS, or at once if a group was open less than SKIP_DELAY_MS ago.
const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

type State = {
  open: string | null;
  /** True after a press on the group's button; the next press closes the group. */
  isPressed: boolean;
  /** Pathname for which this state is valid. */
  pathname: string;
};

/** Tracks the group that is open by hover or press. A new pathname closes it. */
export function useHoverMenu(pathname: string) {
  const [state, setState] = useState<State>({ open: null, isPressed: false, pathname });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = state.pathname === pathname ? state.open : null;
  const setOpen = (next: string | null, isPressed = false) => {
    clearTimeout(timer.current);
    if (next === null && open !== null) closedAt.current = performance.now();
    setState({ open: next, isPressed, pathname });
  };
  const schedule = (next: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };

  return {
    open,
    close: () => setOpen(null),
    // The first press on a group that is open by hover does not close it.
    press: (group: string) =>
      open === group && state.isPressed ? setOpen(null) : setOpen(group, true),
    leave: () => schedule(null, CLOSE_DELAY_MS),
    enter: (group: string) => {
      const wasRecentlyOpen = open !== null || performance.now() - closedAt.current < SKIP_DELAY_MS;
      if (open === group) clearTimeout(timer.current);
      else schedule(group, wasRecentlyOpen ? 0 : OPEN_DELAY_MS);
    },
  };
}
