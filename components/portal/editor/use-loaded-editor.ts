import { useCallback, useEffect, useState } from "react";

/** Loads the editor: a large part of the portal that the first dialog needs. */
export const loadEditor = () => import("./rich-text-editor");

type EditorComponent = Awaited<ReturnType<typeof loadEditor>>["RichTextEditor"];

type Loading = { Editor: EditorComponent | null; hasFailed: boolean };

/** The editor once it has been fetched, whether that failed, and the way to try anew. */
export function useLoadedEditor(): Loading & { retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ Editor: null, hasFailed: false });
  const load = useCallback(() => {
    loadEditor().then(
      ({ RichTextEditor }) => setLoading({ Editor: RichTextEditor, hasFailed: false }),
      () => setLoading({ Editor: null, hasFailed: true }),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setLoading({ Editor: null, hasFailed: false });
    load();
  };
  return { ...loading, retry };
}
