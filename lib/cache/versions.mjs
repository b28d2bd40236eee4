// @ts-check
import { randomUUID } from "node:crypto";
import { singleton } from "../core/singleton.mjs";
import { TIMED_OUT, withTimeout } from "../core/with-timeout.mjs";

// Each publish changes the versions of its tags. A response is current while its tags have the versions
// that they had before it was rendered.

/**
 * @typedef {object} Stamp The versions of tags at one point in time.
 * @property {string[]} tags
 * @property {string[]} local Versions in this process.
 * @property {string[] | null} shared Versions in Redis: empty without Redis, null if Redis did not answer.
 * @property {number} readAt Time from `performance.now()`.
 * @property {boolean} isSettled False while a publish is in progress.
 * @typedef {import("@redis/client").RedisClientType} Redis
 * @typedef {{ client: Redis, prefix: string, onDelay: (error: unknown) => void }} Shared
 */

/** Timeout of a read from Redis. */
const READ_MS = 250;
/** Time for which reads skip Redis after a failure. */
const PAUSE_MS = 1_000;

/** Timeout of a publish to Redis. */
const WRITE_MS = 500;
const RETRY_MS = 1_000;

/** Maximum age of a response while Redis does not answer, because other instances may have published. */
const AGE_WITHOUT_REDIS_MS = 5_000;

/** A publish still in progress after this time counts as settled: its instance was probably killed. */
const PUBLISH_MS = 30_000;

const IN_PROGRESS = "in progress ";

/** Tag of responses that depend on today's date in India. Its version changes at midnight. */
export const TODAY = "today";

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

const getIndianDay = () => String(Math.floor((Date.now() + INDIA_OFFSET_MS) / DAY_MS));

export class Versions {
  /** @type {Map<string, string>} */
  #local = new Map();

  /** Time when a version in progress was first seen. @type {Map<string, number>} */
  #seenAt = new Map();

  /** @type {Shared | undefined} */
  #shared;

  /** Versions that Redis has not stored yet. @type {Map<string, string>} */
  #unsent = new Map();
  #unanswered = 0;
  #isDelayed = false;

  #reading = Promise.resolve(/** @type {unknown} */ (null));

  /** @type {{ tags: Set<string>, answer: Promise<Map<string, string>> } | null} */
  #nextRead = null;

  #pausedUntil = 0;

  /** Time when Redis last became ready. Redis may have lost earlier publishes. */
  #readySince = -Infinity;

  /** Shares versions through Redis, and retries failed publishes every second. @param {Shared} shared */
  share(shared) {
    this.#shared = shared;
    shared.client.on("ready", () => (this.#readySince = performance.now()));
    setInterval(() => {
      if (this.#unsent.size > 0 && this.#unanswered === 0) void this.#sendUnsent(shared);
    }, RETRY_MS).unref();
  }

  /** Reads versions. Includes each publish that finished before the call. @param {string[]} tags @returns {Promise<Stamp>} */
  async read(tags) {
    const shared = await this.#readShared(tags);
    // Reads the local versions last, because this process may publish while it waits for Redis.
    const local = tags.map((tag) =>
      tag === TODAY ? getIndianDay() : (this.#local.get(tag) ?? ""),
    );
    const isSettled = [...local, ...(shared ?? [])].every((version) => this.#isSettled(version));
    return { tags, local, shared, readAt: performance.now(), isSettled };
  }

  /** Returns whether the response to which `stamp` belongs may still be sent. @param {Stamp} stamp */
  async isCurrent(stamp) {
    const now = await this.read(stamp.tags);
    if (!isEqual(now.local, stamp.local)) return false;
    if (now.shared === null) return now.readAt - stamp.readAt < AGE_WITHOUT_REDIS_MS;
    if (stamp.readAt < this.#readySince) return false;
    return stamp.shared !== null && isEqual(now.shared, stamp.shared);
  }

  /**
   * Changes the versions before and after a write. A failed write changes them too, because it may have been stored.
   * @template T @param {string[]} tags @param {() => Promise<T>} write
   */
  async publish(tags, write) {
    const id = randomUUID();
    await this.#set(tags, `${IN_PROGRESS}${id}`);
    try {
      return await write();
    } finally {
      await this.#set(tags, id);
    }
  }

  /** @param {string} version */
  #isSettled(version) {
    if (!version.startsWith(IN_PROGRESS)) return true;
    const now = performance.now();
    const seenAt = this.#seenAt.get(version);
    if (seenAt === undefined) {
      for (const [oldVersion, at] of this.#seenAt) {
        if (now - at > 2 * PUBLISH_MS) this.#seenAt.delete(oldVersion);
      }
      this.#seenAt.set(version, now);
    }
    return now - (seenAt ?? now) > PUBLISH_MS;
  }

  /** @param {string[]} tags @returns {Promise<string[] | null>} */
  async #readShared(tags) {
    const shared = this.#shared;
    if (shared === undefined || tags.length === 0) return [];
    if (!shared.client.isReady || performance.now() < this.#pausedUntil) return null;
    try {
      const found = await withTimeout(READ_MS, this.#joinRead(shared, tags));
      if (found !== TIMED_OUT) return tags.map((tag) => found.get(tag) ?? "");
    } catch {
      // lib/core/redis.ts logs the lost connection.
    }
    this.#pausedUntil = performance.now() + PAUSE_MS;
    return null;
  }

  /** Calls made during a request share the next request, so that requests do not pile up if Redis hangs. @param {Shared} shared @param {string[]} tags */
  #joinRead(shared, tags) {
    if (this.#nextRead === null) {
      const requestedTags = /** @type {Set<string>} */ (new Set());
      const start = () => {
        this.#nextRead = null;
        return this.#readFromRedis(shared, [...requestedTags]);
      };
      const answer = this.#reading.then(start, start);
      this.#reading = answer;
      this.#nextRead = { tags: requestedTags, answer };
    }
    for (const tag of tags) this.#nextRead.tags.add(tag);
    return this.#nextRead.answer;
  }

  /** @param {Shared} shared @param {string[]} tags */
  async #readFromRedis({ client, prefix }, tags) {
    const versions = await client.mGet(tags.map((tag) => `${prefix}${tag}`));
    return new Map(tags.map((tag, index) => [tag, versions[index] ?? ""]));
  }

  /** @param {string[]} tags @param {string} version */
  async #set(tags, version) {
    for (const tag of tags) this.#local.set(tag, version);
    if (this.#shared === undefined) return;
    for (const tag of tags) this.#unsent.set(tag, version);
    await this.#sendUnsent(this.#shared);
  }

  /** @param {Shared} shared */
  async #sendUnsent(shared) {
    const batch = [...this.#unsent];
    const pairs = batch.map(
      ([tag, version]) => /** @type {const} */ ([shared.prefix + tag, version]),
    );
    this.#unanswered += 1;
    const stored = shared.client
      .mSet(Object.fromEntries(pairs))
      .finally(() => (this.#unanswered -= 1));
    try {
      if ((await withTimeout(WRITE_MS, stored)) === TIMED_OUT) {
        throw new Error(`Redis did not answer within ${WRITE_MS} ms`);
      }
      for (const [tag, version] of batch) {
        if (this.#unsent.get(tag) === version) this.#unsent.delete(tag);
      }
      this.#isDelayed = false;
    } catch (error) {
      if (!this.#isDelayed) shared.onDelay(error);
      this.#isDelayed = true;
    }
  }
}

/** @param {string[]} one @param {string[]} other */
const isEqual = (one, other) =>
  one.length === other.length && one.every((version, index) => version === other[index]);

export const versions = singleton("versions", () => new Versions());
