// @ts-check
import { TIMED_OUT, withTimeout } from "../core/with-timeout.mjs";
import { singleton } from "../core/singleton.mjs";

// What several instances tell each other through Redis: which pages a change has touched. Each
// keeps its own pages, and asks before it uses one (docs/decisions/0021). The log is a stream: a
// change has an entry when it begins and another when it is done.

/**
 * @typedef {import("@redis/client").RedisClientType} Redis
 * @typedef {{ client: Redis, stream: string, connections: number }} ChangeLog With how many
 *   connections there have been so far: what was written to the one before may be lost.
 *
 * @typedef {{ id: string, tags: string[] }} Change The tags are those of the pages that it touches.
 *
 * @typedef {object} Pages What is told of the changes.
 * @property {(tags: string[]) => void} expire Drops what bears one of the tags, and keeps nothing of
 *   it that was begun before.
 * @property {() => void} expireAll The same for everything.
 */

/** Set when the server starts (lib/cache/invalidation.ts): Next loads the page cache apart from the rest. */
const shared = singleton("change log", () => /** @type {{ log?: ChangeLog }} */ ({}));

/** @param {ChangeLog} log */
export function setChangeLog(log) {
  shared.log = log;
}

/** The longest that a page waits for Redis, in milliseconds; then it is not asked for a while. */
const ANSWER_MS = 250;
const PAUSE_MS = 1_000;

/** While Redis is away: how old a page may get that other instances may have changed. */
const AGE_UNASKED_MS = 5_000;

/**
 * How long a change may take from its first entry to its last. Of an instance that is killed in
 * between, the others learn no more: they keep nothing of what it touched until this has passed.
 */
export const CHANGE_MS = 30_000;

/** Who has missed more than this starts with no pages. The log is never shorter. */
const MOST_READ = 1_000;
const LENGTH = 10 * MOST_READ;

/**
 * Writes an entry.
 *
 * @param {ChangeLog} log
 * @param {Change[]} changes
 * @param {"begun" | "done"} state
 */
export async function writeChanges({ client, stream }, changes, state) {
  const tags = [...new Set(changes.flatMap((change) => change.tags))];
  const ids = changes.map(({ id }) => id);
  const entry = { state, tags: JSON.stringify(tags), changes: JSON.stringify(ids) };
  await client.xAdd(stream, "*", entry, {
    TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: LENGTH },
  });
}

/** Reads the log for the page cache of this process. */
export class ChangeReader {
  /** @type {Pages} */
  #pages;

  /** The last entry that was read; null before the first reading. @type {string | null} */
  #last = null;

  /** The connection that it was read from. */
  #connection = 0;

  /** When to ask Redis again (performance.now). */
  #pausedUntil = 0;

  /** The reading that goes on. @type {Promise<void> | null} */
  #running = null;

  /** The one that begins after it, for whoever came meanwhile. @type {Promise<void> | null} */
  #waiting = null;

  /**
   * The changes that have begun, and until when each may take (performance.now).
   *
   * @type {Map<string, { tags: Set<string>, until: number }>}
   */
  #underWay = new Map();

  /** @param {Pages} pages */
  constructor(pages) {
    this.#pages = pages;
  }

  /**
   * Learns of every change that was written before this was called.
   *
   * @returns {Promise<number>} since when (performance.now) pages must have been made to be used
   */
  async read() {
    const { log } = shared;
    if (log === undefined) return 0;
    if (log.client.isReady && performance.now() >= this.#pausedUntil) {
      try {
        if ((await withTimeout(ANSWER_MS, this.#nextReading(log))) !== TIMED_OUT) return 0;
      } catch {
        // The connection was lost meanwhile, which lib/core/redis.ts tells of.
      }
      this.#pausedUntil = performance.now() + PAUSE_MS;
    }
    return performance.now() - AGE_UNASKED_MS;
  }

  /**
   * Whether another instance may have been changing what bears one of these tags, since then.
   *
   * @param {string[]} tags
   * @param {number} since performance.now
   */
  isUnderWay(tags, since) {
    for (const change of this.#underWay.values()) {
      if (change.until >= since && tags.some((tag) => change.tags.has(tag))) return true;
    }
    return false;
  }

  /**
   * One reading at a time, and one more for all who come meanwhile: what it finds was written before
   * it was sent, so the one that goes on may lack what they have to learn. A Redis that hangs has one
   * unanswered question, whoever asks.
   *
   * @param {ChangeLog} log
   */
  #nextReading(log) {
    if (this.#running === null) return this.#startReading(log);
    const start = () => {
      this.#waiting = null;
      return this.#startReading(log);
    };
    return (this.#waiting ??= this.#running.then(start, start));
  }

  /** @param {ChangeLog} log */
  #startReading(log) {
    const reading = this.#isKnown(log) ? this.#goOn(log) : this.#begin(log);
    return (this.#running = reading.finally(() => {
      this.#running = null;
    }));
  }

  /** @param {ChangeLog} log */
  #isKnown({ connections }) {
    return this.#last !== null && this.#connection === connections;
  }

  /** @param {ChangeLog} log */
  async #begin({ client, stream, connections }) {
    const entries = (await client.xRevRange(stream, "+", "-", { COUNT: MOST_READ })) ?? [];
    const last = entries[0]?.id ?? "0-0";
    // What has begun within this time may be under way still. An id begins with its milliseconds.
    const since = Number.parseInt(last, 10) - CHANGE_MS;
    const recent = entries.filter(({ id }) => Number.parseInt(id, 10) >= since).reverse();
    this.#underWay.clear();
    this.#pages.expireAll();
    this.#last = last;
    this.#connection = connections;
    this.#apply(recent);
  }

  /** @param {ChangeLog} log */
  async #goOn(log) {
    const last = { key: log.stream, id: this.#last ?? "0-0" };
    const [read] = (await log.client.xRead(last, { COUNT: MOST_READ })) ?? [];
    const messages = read?.messages ?? [];
    if (messages.length === MOST_READ) return this.#begin(log);
    this.#apply(messages);
  }

  /** @param {{ id: string, message: Record<string, string> }[]} messages */
  #apply(messages) {
    const now = performance.now();
    for (const { id, message } of messages) {
      /** @type {string[]} */
      const tags = JSON.parse(message.tags ?? "[]");
      for (const change of JSON.parse(message.changes ?? "[]")) {
        if (message.state === "done") this.#underWay.delete(change);
        else this.#underWay.set(change, { tags: new Set(tags), until: now + CHANGE_MS });
      }
      this.#pages.expire(tags);
      this.#last = id;
    }
    for (const [change, { until }] of this.#underWay) {
      // Nothing that was begun before it was over is still being made.
      if (until + CHANGE_MS < now) this.#underWay.delete(change);
    }
  }
}
