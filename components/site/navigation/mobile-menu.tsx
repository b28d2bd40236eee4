"use client";

import { IconMenu2 } from "@tabler/icons-react";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { EarlyLoadingNote, LoadingFailure, LoadingNote } from "@/components/ui/loading-note";
import type { NavigationItem } from "@/content/types";
import styles from "./mobile-menu.module.css";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

const loadDrawer = async () => (await import("./mobile-drawer")).MobileDrawer;

/** The menu button of narrow screens, and its drawer. */
export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const pathname = usePathname();
  const router = useRouter();
  const [target, setTarget] = useState(pathname);
  const [isOnTheWay, startTransition] = useTransition();
  const goTo = (href: string) => {
    setTarget(href);
    startTransition(() => router.push(href));
  };
  const {
    opener,
    earlyNote,
    isAwake,
    Dialog: MobileDrawer,
    state,
    opened,
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
        popoverTarget={isAwake ? undefined : "early-menu"}
        popoverTargetAction="show"
        aria-expanded={isAwake ? opened : undefined}
        aria-busy={state === "loading"}
        onClick={open}
      >
        <IconMenu2 size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {!isAwake && <EarlyLoadingNote id="early-menu" ref={earlyNote} />}
      {MobileDrawer && (
        <MobileDrawer
          items={items}
          pathname={pathname}
          opened={opened}
          onClose={close}
          onNavigate={goTo}
        />
      )}
      {isAwake && state === "loading" && <LoadingNote />}
      {state === "failed" && <LoadingFailure />}
      {isOnTheWay && <LoadingNote href={target} />}
    </>
  );
}
