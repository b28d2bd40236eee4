import { useState } from "react";

/** Keeps the subject while the dialog fades out. Otherwise, the title would change visibly. */
export function useDialog<T>() {
  const [state, setState] = useState<{ opened: boolean; subject: T | null }>({
    opened: false,
    subject: null,
  });
  return {
    ...state,
    open: (subject: T | null) => setState({ opened: true, subject }),
    close: () => setState(({ subject }) => ({ opened: false, subject })),
  };
}
