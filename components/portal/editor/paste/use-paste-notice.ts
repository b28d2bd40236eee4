import { useCallback, useEffect, useState } from "react";
import { pasteNotice, type PasteReport } from "./notice";

/** Long enough to be read twice. */
const SHOWN_MS = 30_000;

/** What a paste left out; told until it is dismissed by the next edit, or has been there a while. */
export function usePasteNotice() {
  const [notice, setNotice] = useState("");
  useEffect(() => {
    if (notice === "") return;
    const timer = setTimeout(() => setNotice(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const show = useCallback((report: PasteReport) => setNotice(pasteNotice(report)), []);
  const dismiss = useCallback(() => setNotice(""), []);
  return { notice, show, dismiss };
}
