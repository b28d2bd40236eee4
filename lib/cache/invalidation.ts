import "server-only";
import { createHash } from "node:crypto";
import { getEnv } from "@/lib/core/env";
import { errorText, log } from "@/lib/core/log";
import { type Change, type ChangeLog, setChangeLog, writeChanges } from "./change-log.mjs";
import { outsideRequests } from "@/lib/core/outside-requests";
import { getRedis } from "@/lib/core/redis";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { singleton } from "@/lib/core/singleton.mjs";

// How the other instances learn which pages a change has touched, where REDIS_URL is set.

/** The longest that a change waits for Redis to take note of it, in milliseconds. */
const NOTE_MS = 500;

/** How often a Redis that was away is told of what it missed, in milliseconds. */
const RETRY_MS = 1_000;

/** What is said of a change: it has begun, or it is over, stored or not. */
type State = "begun" | "done";

type Changes = ChangeLog & {
  /** What Redis has not taken note of yet, by the change's id. */
  untold: Map<string, Change & { state: State }>;
  /** How many notes it was sent and has not answered. */
  unanswered: number;
  retry: NodeJS.Timeout | undefined;
};

const shared = singleton("invalidation", () => ({}) as { changes?: Changes });

/** Installations that share a Redis have nothing to tell each other. */
function streamOfSite(): string {
  const site = createHash("sha256").update(getEnv().NEXTAUTH_SECRET).digest("base64url");
  return `arthora:changes:${site.slice(0, 16)}`;
}

/** Lets the page cache read what other instances change. Called once, before Redis is connected. */
export function followInvalidations(): void {
  const client = getRedis();
  if (client === null) return;
  const changes: Changes = {
    client,
    stream: streamOfSite(),
    connections: 0,
    untold: new Map(),
    unanswered: 0,
    retry: undefined,
  };
  shared.changes = changes;
  setChangeLog(changes);
  client.on("ready", () => {
    changes.connections += 1;
  });
}

async function note(changes: Changes, noted: Change[], state: State): Promise<void> {
  const answered = () => void (changes.unanswered -= 1);
  changes.unanswered += 1;
  const written = writeChanges(changes, noted, state);
  written.then(answered, answered);
  try {
    if ((await withTimeout(NOTE_MS, written)) === TIMED_OUT) {
      throw new Error(`Redis did not answer within ${NOTE_MS} ms`);
    }
    for (const { id } of noted) changes.untold.delete(id);
  } catch (error) {
    if (changes.untold.size === 0)
      log("warn", { code: "invalidation_pending", error: errorText(error) });
    for (const change of noted) {
      // That it is over may have been tried meanwhile, and is the last word.
      const last = changes.untold.get(change.id)?.state === "done" ? "done" : state;
      changes.untold.set(change.id, { ...change, state: last });
    }
    retryLater(changes);
  }
}

function retryLater(changes: Changes): void {
  changes.retry ??= outsideRequests(() =>
    setTimeout(() => {
      changes.retry = undefined;
      void flushPending(changes);
    }, RETRY_MS).unref(),
  );
}

async function flushPending(changes: Changes): Promise<void> {
  // One that hangs gets no more to answer.
  if (changes.unanswered > 0) return retryLater(changes);
  for (const state of ["begun", "done"] as const) {
    const untold = [...changes.untold.values()].filter((change) => change.state === state);
    if (untold.length > 0) await note(changes, untold, state);
  }
}

/**
 * Tells the other instances that what bears these tags changes, or has changed. They know of it
 * before their next page when this returns; a Redis that is away is told later, and no change waits
 * for it.
 * @param change an id of its own, and tags as Next gives them to the pages that it makes
 */
export async function announce(change: Change, state: State): Promise<void> {
  if (shared.changes) await note(shared.changes, [change], state);
}
