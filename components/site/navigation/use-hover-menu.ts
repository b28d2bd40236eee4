"use client";

import { useEffect, useRef, useState } from "react";

// Spec §9: the pointer must rest this long before a group opens …
const OPEN_DELAY_MS = 200;
// … unless another group was open this recently …
const SKIP_DELAY_MS = 300;
// … and a group closes this long after the pointer has left it.
const CLOSE_DELAY_MS = 150;

type State = {
  open: string | null;
  /** Opened, or kept open, by a press on its button. */
  pressed: boolean;
  /** The address at which this holds. */
  at: string;
};

/** Which group of the menu is open, by pointer or by button. A new address closes it. */
export function useHoverMenu(pathname: string) {
  const [state, setState] = useState<State>({ open: null, pressed: false, at: pathname });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = state.at === pathname ? state.open : null;
  const set = (next: string | null, pressed = false) => {
    clearTimeout(timer.current);
    if (next === null && open !== null) closedAt.current = performance.now();
    setState({ open: next, pressed, at: pathname });
  };
  const later = (next: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(next), delay);
  };

  return {
    open,
    close: () => set(null),
    // A press on a group that the pointer opened on its way there keeps it open.
    press: (group: string) => (open === group && state.pressed ? set(null) : set(group, true)),
    leave: () => later(null, CLOSE_DELAY_MS),
    enter: (group: string) => {
      const recently = open !== null || performance.now() - closedAt.current < SKIP_DELAY_MS;
      if (open === group) clearTimeout(timer.current);
      else later(group, recently ? 0 : OPEN_DELAY_MS);
    },
  };
}
