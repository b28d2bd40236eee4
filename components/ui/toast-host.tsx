"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToast, type Toast } from "./toast";
import { loadToasts } from "./toasts-loader";

type Shown = { toast: Toast; Toasts: ComponentType<{ toast: Toast }> };

/**
 * Loads the notification system with the first toast: most visits never show one. Where it does
 * not load, as without a network, there is no toast; the page says the same itself.
 */
export function ToastHost() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      onToast((toast) => {
        loadToasts().then(
          ({ Toasts }) => setShown({ toast, Toasts }),
          () => undefined,
        );
      }),
    [],
  );
  return shown && <shown.Toasts toast={shown.toast} />;
}
