// @ts-check
import { tooLate, within } from "../within.mjs";

// What several instances tell each other through Redis: which pages a change has touched. Each
// keeps its own pages, and asks before it uses one (docs/decisions/0021). The log is a stream: an
// entry a change, first when it begins and again when it is done.

/**
 * @typedef {import("@redis/client").RedisClientType} Redis
 * @typedef {{ client: Redis, stream: string, connections: number }} ChangeLog With how many
 *   connections there have been so far: what was written to the one before may be lost.
 *
 * @typedef {object} Pages What is told of the changes.
 * @property {(tags: string[], until: number) => void} expire Drops what bears one of the tags, and
 *   keeps nothing that was begun before that time (performance.now).
 * @property {() => void} expireAll Drops everything, and what was known of changes.
 */

/** Set when the server starts (lib/changes.ts): Next loads the page cache apart from the rest. */
const kept = /** @type {{ arthoraChangeLog?: ChangeLog }} */ (globalThis);

/** @param {ChangeLog} log */
export function setChangeLog(log) {
  kept.arthoraChangeLog = log;
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
 * @param {string[]} tags
 * @param {"begun" | "done"} state
 */
export async function writeChange({ client, stream }, tags, state) {
  const entry = { state, tags: JSON.stringify(tags) };
  await client.xAdd(stream, "*", entry, {
    TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: LENGTH },
  });
}

/** Reads the log for the page cache of this process. */
export class ChangeReader {
  /** @type {Pages} */
  #pages;

  /** The last entry that was read; null while it is not known what was missed. @type {string | null} */
  #last = null;

  /** The connection that it was read from. */
  #connection = 0;

  /** When to ask Redis again (performance.now). */
  #pausedUntil = 0;

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
    const log = kept.arthoraChangeLog;
    if (log === undefined) return 0;
    if (log.client.isReady && performance.now() >= this.#pausedUntil) {
      try {
        const reading = this.#isKnown(log) ? this.#goOn(log) : this.#begin(log);
        if ((await within(ANSWER_MS, reading)) !== tooLate) return 0;
      } catch {
        // The connection was lost meanwhile, which lib/redis.ts tells of.
      }
      this.#pausedUntil = performance.now() + PAUSE_MS;
    }
    this.#last = null;
    return performance.now() - AGE_UNASKED_MS;
  }

  /** @param {ChangeLog} log */
  #isKnown({ connections }) {
    return this.#last !== null && this.#connection === connections;
  }

  /** @param {ChangeLog} log */
  async #begin({ client, stream, connections }) {
    const [newest] = (await client.xRevRange(stream, "+", "-", { COUNT: 1 })) ?? [];
    const last = newest?.id ?? "0-0";
    // What has begun within this time may be under way still. An id begins with its milliseconds.
    const since = Math.max(0, Number.parseInt(last, 10) - CHANGE_MS);
    const recent = (await client.xRange(stream, String(since), "+")) ?? [];
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
    for (const { id, message } of messages) {
      const now = performance.now();
      const until = message.state === "begun" ? now + CHANGE_MS : now;
      this.#pages.expire(JSON.parse(message.tags ?? "[]"), until);
      this.#last = id;
    }
  }
}
