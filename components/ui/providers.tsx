"use client";

import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme";
import { ToastHost } from "./toast";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      // theme.css defines these variables, so that pages need no inline style element for them.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <ToastHost />
    </MantineProvider>
  );
}
