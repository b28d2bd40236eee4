import { expect, type Page } from "@playwright/test";
import type { TestDatabase } from "../../tools/site/databases";
import type { TestSite } from "../../tools/site/site";
import type { Publish } from "./fixtures";

export type StateFixtures = {
  page: Page;
  site: TestSite;
  database: TestDatabase;
  publish: Publish;
  hideTable: (table: string) => Promise<void>;
};

/** The role of a visible element, and its name or, if elements of this role have no name, its text. */
export type VisibleElement = [role: Role, name: string | RegExp];

type Role = Parameters<Page["getByRole"]>[0] | "password";

export type State = {
  name: string;
  arrange: (fixtures: StateFixtures) => Promise<void>;
  elements: VisibleElement[];
  statuses?: number[];
  /** Match the console errors that the state causes. */
  consoleErrors?: RegExp[];
};

const rolesWithoutName = new Set<Role>([
  ...(["paragraph", "alert", "status", "listitem", "cell", "blockquote", "term"] as const),
  ...(["definition", "time"] as const),
]);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export async function expectVisible(page: Page, elements: VisibleElement[]): Promise<void> {
  for (const [role, name] of elements) {
    await expect(locate(page, role, name), `${role}: ${name}`).toBeVisible();
  }
}

function locate(page: Page, role: Role, name: string | RegExp) {
  // Browsers give password fields no role.
  if (role === "password") return page.getByLabel(name, { exact: true });
  if (!rolesWithoutName.has(role)) return page.getByRole(role, { name, exact: true }).first();
  const hasText = typeof name === "string" ? new RegExp(`^\\s*${escapeRegExp(name)}\\s*$`) : name;
  return page.getByRole(role).filter({ hasText }).first();
}
