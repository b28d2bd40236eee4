"use client";

import { IconMenu2 } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { LoadingNote } from "@/components/ui/loading-note";
import type { NavigationItem } from "@/content/types";
import styles from "./mobile-menu.module.css";
import { useLazyDialog } from "./use-lazy-dialog";

const MobileDrawer = dynamic(
  () => import("./mobile-drawer").then((module) => module.MobileDrawer),
  { ssr: false },
);

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
  const { opener, used, opened, open, close } = useLazyDialog();
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {used && (
        <MobileDrawer
          items={items}
          pathname={pathname}
          opened={opened}
          onClose={close}
          onNavigate={goTo}
        />
      )}
      {isOnTheWay && <LoadingNote href={target} />}
    </>
  );
}
