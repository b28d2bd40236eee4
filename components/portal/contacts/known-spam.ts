import { site } from "@/content/site";

const key = `${site.slug}.seenSpam`;

/** More are not shown at once. */
const KEPT = 100;

/** The ids of contacts that this browser has shown among those marked as spam. */
export function readKnownSpam(): string[] {
  const ids = localStorage.getItem(key) ?? "";
  return ids.split(" ").filter(Boolean);
}

/** Keeps that these were shown; ids are random and tell nothing of a person. */
export function storeKnownSpam(ids: string[]): void {
  const kept = [...new Set([...ids, ...readKnownSpam()])].slice(0, KEPT);
  localStorage.setItem(key, kept.join(" "));
}
