import { type KeyboardEvent, useState } from "react";

/**
 * One Tab stop for a whole toolbar: arrows, Home and End move between its buttons, and Tab comes
 * back to the one that was used last.
 */
export function useToolbarKeys(names: string[]) {
  const [current, setCurrent] = useState(names[0]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const index = buttons.findIndex((button) => button === event.target);
    const next = {
      ArrowRight: (index + 1) % buttons.length,
      ArrowLeft: (index - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return {
    onKeyDown,
    tabIndexOf: (name: string) => (name === current ? 0 : -1) as 0 | -1,
    visit: setCurrent,
  };
}
