import { useCallback, useEffect, useState } from "react";

/** Loads the editor as a separate chunk, because it is large and only dialogs use it. */
export const loadEditor = () => import("./rich-text-editor");

type EditorComponent = Awaited<ReturnType<typeof loadEditor>>["RichTextEditor"];

type LoadState = { Editor: EditorComponent | null; hasFailed: boolean };

export function useLoadedEditor(): LoadState & { retry: () => void } {
  const [state, setState] = useState<LoadState>({ Editor: null, hasFailed: false });
  const load = useCallback(() => {
    loadEditor().then(
      ({ RichTextEditor }) => setState({ Editor: RichTextEditor, hasFailed: false }),
      () => setState({ Editor: null, hasFailed: true }),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setState({ Editor: null, hasFailed: false });
    load();
  };
  return { ...state, retry };
}
