import "server-only";
import { createHash } from "node:crypto";
import { getEnv } from "./env";
import { errorText, log } from "./log";
import { type ChangeLog, setChangeLog, writeChange } from "./page-cache/change-log.mjs";
import { getRedis } from "./redis";
import { tooLate, within } from "./within.mjs";

// How the other instances learn which pages a change has touched, where REDIS_URL is set.

/** The longest that a change waits for Redis to take note of it, in milliseconds. */
const NOTE_MS = 500;

/** How often a Redis that was away is told of what it missed, in milliseconds. */
const RETRY_MS = 1_000;

/** With the tags of changes that Redis has not taken note of yet. */
type Changes = ChangeLog & { untold: Set<string> };

const kept = globalThis as { arthoraChanges?: Changes };

/** Installations that share a Redis have nothing to tell each other. */
function streamOfSite(): string {
  const site = createHash("sha256").update(getEnv().NEXTAUTH_SECRET).digest("base64url");
  return `arthora:changes:${site.slice(0, 16)}`;
}

/** Lets the page cache read what other instances change. Called once, before Redis is connected. */
export function followChanges(): void {
  const client = getRedis();
  if (client === null) return;
  const changes = { client, stream: streamOfSite(), connections: 0, untold: new Set<string>() };
  kept.arthoraChanges = changes;
  setChangeLog(changes);
  client.on("ready", () => {
    changes.connections += 1;
  });
}

async function note(changes: Changes, tags: string[], state: "begun" | "done"): Promise<void> {
  try {
    if ((await within(NOTE_MS, writeChange(changes, tags, state))) === tooLate) {
      throw new Error(`Redis did not answer within ${NOTE_MS} ms`);
    }
    for (const tag of tags) changes.untold.delete(tag);
  } catch (error) {
    if (changes.untold.size === 0) log("warn", { code: "change_untold", error: errorText(error) });
    for (const tag of tags) changes.untold.add(tag);
    setTimeout(() => void noteUntold(changes), RETRY_MS).unref();
  }
}

async function noteUntold(changes: Changes): Promise<void> {
  if (changes.untold.size > 0) await note(changes, [...changes.untold], "done");
}

/**
 * Tells the other instances that what bears these tags changes, or has changed. They know of it
 * before their next page when this returns; a Redis that is away is told later, and no change waits
 * for it.
 * @param tags as Next gives them to the pages that it makes
 */
export async function tellChange(tags: string[], state: "begun" | "done"): Promise<void> {
  if (kept.arthoraChanges) await note(kept.arthoraChanges, tags, state);
}
