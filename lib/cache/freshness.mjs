// @ts-check
import { LRUCache } from "lru-cache";
import { ChangeReader } from "./change-log.mjs";
import { singleton } from "../core/singleton.mjs";

// Which of what is kept still shows the database: pages (handler.mjs) and public lists
// (lib/entries/public-list.ts). Both are marked with tags, which a publish expires here and, by way of
// Redis (change-log.mjs), in every other instance.

/**
 * @typedef {object} Keeper Whoever keeps something.
 * @property {(tags: Set<string>) => void} expire Drops what bears one of the tags.
 * @property {() => void} expireAll Drops everything.
 */

export class Freshness {
  /**
   * When tags were expired (performance.now), for what was being made meanwhile. Nothing takes ten
   * minutes to make.
   *
   * @type {LRUCache<string, number>}
   */
  #expirations = new LRUCache({ max: 10_000, ttl: 10 * 60 * 1_000 });

  /** The same for everything. */
  #allExpiredAt = -1;

  /** When anything was expired last (performance.now). */
  #lastExpiredAt = -1;

  /** @type {Keeper[]} */
  #keepers = [];

  #changes = new ChangeReader(this);

  /** @param {Keeper} keeper */
  register(keeper) {
    this.#keepers.push(keeper);
  }

  /** @param {string[]} tags */
  expire(tags) {
    const named = new Set(tags);
    this.#lastExpiredAt = performance.now();
    for (const tag of named) this.#expirations.set(tag, this.#lastExpiredAt);
    for (const keeper of this.#keepers) keeper.expire(named);
  }

  expireAll() {
    this.#lastExpiredAt = this.#allExpiredAt = performance.now();
    this.#expirations.clear();
    for (const keeper of this.#keepers) keeper.expireAll();
  }

  /**
   * Learns of every publish that was acknowledged before this was called, by whichever instance.
   *
   * @returns {Promise<number>} since when (performance.now) something must have been made to be used
   */
  read() {
    return this.#changes.read();
  }

  /**
   * Returns true if anything was expired since then.
   *
   * @param {number} since performance.now
   */
  hasExpiredSince(since) {
    return this.#lastExpiredAt >= since;
  }

  /**
   * Whether a change may be missing in what was begun then.
   *
   * @param {string[]} tags
   * @param {number} begun performance.now
   */
  isOvertaken(tags, begun) {
    return (
      this.#allExpiredAt >= begun ||
      tags.some((tag) => (this.#expirations.get(tag) ?? -1) >= begun) ||
      this.#changes.isUnderWay(tags, begun)
    );
  }
}

/** Of pages and lists alike. */
export const freshness = singleton("freshness", () => new Freshness());
