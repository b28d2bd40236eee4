import { useEffect } from "react";
import { loadToasts } from "@/components/ui/toast";
import { loadEditor } from "@/components/portal/editor/use-loaded-editor";

/**
 * Fetches, while the administrator looks at the lists, what the dialogs will need: they then
 * open at once, and a failure without a network can still be told.
 */
export function useEarlyLoading(): void {
  useEffect(() => {
    loadToasts().catch(() => undefined);
    loadEditor().catch(() => undefined);
  }, []);
}
