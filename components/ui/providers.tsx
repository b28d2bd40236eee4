"use client";

import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme";
import { ToastHost } from "./toast";

/** What every page needs around it on the client: the theme, and a place for toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      // theme.css has them once, in place of every page.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <ToastHost />
    </MantineProvider>
  );
}
