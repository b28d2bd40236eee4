import { expect, type Page } from "@playwright/test";
import type { TestDatabase } from "../../tools/site/databases";
import type { TestSite } from "../../tools/site/site";

/** What a state is brought about with. */
export type Stage = {
  page: Page;
  site: TestSite;
  database: TestDatabase;
  /** Of the administrator, as a program has it. */
  token: string;
  /** Takes a table away until the test ends: whatever reads or writes it fails. */
  takeAway: (table: string) => Promise<void>;
};

/**
 * One thing to be seen: its role, and its name. Of roles that have no name of their own, such
 * as `paragraph`, `alert` and `status`, it is the whole text.
 */
export type Shown = [role: Role, name: string | RegExp];

type Role = Parameters<Page["getByRole"]>[0] | "password";

/** A screen in a state: how to get there, and what spec.md says that is shown then. */
export type State = {
  name: string;
  arrange: (stage: Stage) => Promise<void>;
  shows: Shown[];
  /** What is seen only where there is room: widths from 769 px. */
  showsWide?: Shown[];
  /** Answers that are not OK and belong to it. */
  statuses?: number[];
  /** What spec §8 has logged in it. */
  logs?: RegExp;
  /** What is seen for a few seconds only, so that there is no time for three widths. */
  isShort?: boolean;
};

const nameless = new Set<Role>([
  ...(["paragraph", "alert", "status", "listitem", "cell", "blockquote", "term"] as const),
  ...(["definition", "time"] as const),
]);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export async function expectShown(page: Page, shown: Shown[]): Promise<void> {
  for (const [role, name] of shown) {
    await expect(locate(page, role, name), `${role}: ${name}`).toBeVisible();
  }
}

function locate(page: Page, role: Role, name: string | RegExp) {
  // Browsers give password fields no role.
  if (role === "password") return page.getByLabel(name, { exact: true });
  if (!nameless.has(role)) return page.getByRole(role, { name, exact: true }).first();
  const hasText = typeof name === "string" ? new RegExp(`^\\s*${escaped(name)}\\s*$`) : name;
  return page.getByRole(role).filter({ hasText }).first();
}
