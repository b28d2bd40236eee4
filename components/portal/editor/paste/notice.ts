import { useCallback, useEffect, useState } from "react";
import { LINK_RULE } from "@/components/portal/editor/url-errors";

export type PasteReport = {
  images?: number;
  links?: number;
  files?: number;
  tables?: number;
  /** Formulas and raised or lowered text without an exact equivalent in plain text. */
  formulas?: number;
};

function describePaste({
  images = 0,
  links = 0,
  files = 0,
  tables = 0,
  formulas = 0,
}: PasteReport): string {
  const sentences = [];
  if (images === 1) sentences.push("1 image was left out. Add it with the Image button.");
  if (images > 1) sentences.push(`${images} images were left out. Add them with the Image button.`);
  const allowedTypes = "Only PNG, JPEG, GIF and WebP images can go into the text.";
  if (files === 1) sentences.push(`1 file was left out. ${allowedTypes}`);
  if (files > 1) sentences.push(`${files} files were left out. ${allowedTypes}`);
  if (links === 1) sentences.push(`1 link was left out, but its text remains. ${LINK_RULE}`);
  if (links > 1) {
    sentences.push(`${links} links were left out, but their text remains. ${LINK_RULE}`);
  }
  const advice = "because this editor has no tables. Please check how the text reads.";
  if (tables === 1) sentences.push(`1 table was turned into lines of text, ${advice}`);
  if (tables > 1) sentences.push(`${tables} tables were turned into lines of text, ${advice}`);
  const example =
    "such as 10^3.5, because this editor has no raised text. Please check how the text reads.";
  if (formulas === 1)
    sentences.push(`1 formula or raised figure was changed to plain text, ${example}`);
  if (formulas > 1) {
    sentences.push(`${formulas} formulas or raised figures were changed to plain text, ${example}`);
  }
  return sentences.join(" ");
}

/** Enough time to read the notice twice. */
const DISPLAY_MS = 30_000;

export function usePasteNotice() {
  const [notice, setNotice] = useState("");
  useEffect(() => {
    if (notice === "") return;
    const timer = setTimeout(() => setNotice(""), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const show = useCallback((report: PasteReport) => setNotice(describePaste(report)), []);
  const dismiss = useCallback(() => setNotice(""), []);
  return { notice, show, dismiss };
}
