import { useCallback, useEffect, useState } from "react";

/** Loads the editor as a separate chunk, because it is large and only dialogs use it. */
export const loadEditor = () => import("./rich-text-editor");

type EditorComponent = Awaited<ReturnType<typeof loadEditor>>["RichTextEditor"];

type Loading = { Editor: EditorComponent | null; hasFailed: boolean };

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
