"use client";

import { IconMenu2 } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useState } from "react";
import type { NavigationItem } from "@/content/types";
import styles from "./mobile-menu.module.css";

const MobileDrawer = dynamic(
  () => import("./mobile-drawer").then((module) => module.MobileDrawer),
  { ssr: false },
);

/** The menu button of narrow screens. The drawer itself loads when it is first opened. */
export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const pathname = usePathname();
  const [state, setState] = useState({ wanted: false, used: false, at: pathname });
  // A link inside the drawer changes the address, and with that the drawer is closed.
  const opened = state.wanted && state.at === pathname;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setState({ wanted: true, used: true, at: pathname })}
      >
        <IconMenu2 size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {state.used && (
        <MobileDrawer
          items={items}
          pathname={pathname}
          opened={opened}
          onClose={() => setState({ wanted: false, used: true, at: pathname })}
        />
      )}
    </>
  );
}
