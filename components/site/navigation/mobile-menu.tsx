"use client";

import { IconMenu2 } from "@tabler/icons-react";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { EarlyLoadingNote, LoadingFailure, LoadingNote } from "@/components/ui/loading-note";
import type { NavigationItem } from "@/content/types";
import styles from "./mobile-menu.module.css";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

const loadDrawer = async () => (await import("./mobile-drawer")).MobileDrawer;

export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const pathname = usePathname();
  const router = useRouter();
  const [target, setTarget] = useState(pathname);
  const [isNavigating, startTransition] = useTransition();
  const goTo = (href: string) => {
    setTarget(href);
    startTransition(() => router.push(href));
  };
  const {
    opener,
    earlyNote,
    isReady,
    Dialog: MobileDrawer,
    state,
    isOpen,
    open,
    close,
  } = useLazyDialog(loadDrawer);
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={isReady ? undefined : "early-menu"}
        popoverTargetAction="show"
        aria-expanded={isReady ? isOpen : undefined}
        aria-busy={state === "loading"}
        onClick={open}
      >
        <IconMenu2 size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {!isReady && <EarlyLoadingNote id="early-menu" ref={earlyNote} />}
      {MobileDrawer && (
        <MobileDrawer
          items={items}
          pathname={pathname}
          isOpen={isOpen}
          onClose={close}
          onNavigate={goTo}
        />
      )}
      {isReady && state === "loading" && <LoadingNote />}
      {state === "failed" && <LoadingFailure />}
      {isNavigating && <LoadingNote href={target} />}
    </>
  );
}
