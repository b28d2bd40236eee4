"use client";

import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** What a browser brings with which Android's Back closes a dialog; not all of them have it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WatcherClass = new () => Watcher;

/**
 * A dialog whose code loads when it is first opened. The dialog cannot know who opened it,
 * because it was not there yet: closing gives the focus back to `opener` from here. A press that
 * comes before this code does has the browser itself show `earlyNote`, a popover, and opens it, too.
 * @param load fetches the dialog; after a failure, the next press tries again
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const opener = useRef<HTMLButtonElement>(null);
  const earlyNote = useRef<HTMLParagraphElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<"unused" | "loading" | "failed" | "open" | "closed">("unused");
  const [isAwake, setAwake] = useState(false);
  const opened = state === "open";
  const close = useCallback(() => {
    setState("closed");
    // After the dialog's own timer, which may still be about to take the focus.
    setTimeout(() => opener.current?.focus());
  }, []);
  const open = () => {
    if (Dialog !== null) return setState("open");
    setState("loading");
    load().then(
      (loaded) => {
        setDialog(() => loaded);
        setState("open");
        setAwake(true);
      },
      () => {
        setState("failed");
        setAwake(true);
      },
    );
  };

  const wakeUp = useEffectEvent(() => {
    if (earlyNote.current && earlyNote.current.getClientRects().length > 0) open();
    else setAwake(true);
  });
  useEffect(() => wakeUp(), []);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: WatcherClass };
    if (!opened || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [close, opened]);

  // Where Back goes to another page all the same, the dialog does not stay over that one.
  useEffect(() => {
    if (!opened) return;
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close, opened]);

  return {
    opener,
    earlyNote,
    /** Whether presses come here; false, too, while what an early one asked for is loading. */
    isAwake,
    /** Null until it is there. */
    Dialog,
    state,
    opened,
    open,
    close,
  };
}
