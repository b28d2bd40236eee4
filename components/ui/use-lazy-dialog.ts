"use client";

import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** CloseWatcher, which lets Android's Back button close a dialog. Not all browsers have it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
type WatcherClass = new () => Watcher;

/** Loads a dialog on first use. Before hydration, pressing the opener shows the popover `earlyNote`. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const opener = useRef<HTMLButtonElement>(null);
  const earlyNote = useRef<HTMLParagraphElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<"unused" | "loading" | "failed" | "open" | "closed">("unused");
  const [isReady, setReady] = useState(false);
  const isOpen = state === "open";
  const close = useCallback(() => {
    setState("closed");
    // Runs after the dialog's own timer, which may still move the focus.
    setTimeout(() => opener.current?.focus());
  }, []);
  const open = () => {
    if (Dialog !== null) return setState("open");
    setState("loading");
    load().then(
      (loaded) => {
        setDialog(() => loaded);
        setState("open");
        setReady(true);
      },
      () => {
        setState("failed");
        setReady(true);
      },
    );
  };

  const activate = useEffectEvent(() => {
    if (earlyNote.current && earlyNote.current.getClientRects().length > 0) open();
    else setReady(true);
  });
  useEffect(() => activate(), []);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: WatcherClass };
    if (!isOpen || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [close, isOpen]);

  // Without CloseWatcher, Back would change the page and leave the dialog open.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close, isOpen]);

  return {
    opener,
    earlyNote,
    /** True after hydration. A press before hydration delays this until the dialog has loaded or failed to load. */
    isReady,
    Dialog,
    state,
    isOpen,
    open,
    close,
  };
}
