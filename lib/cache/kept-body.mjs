// @ts-check
import { singleton } from "../core/singleton.mjs";

// Bodies that are kept beside their gzip form. Every request is answered with the plain body; which
// form goes over the wire is decided when it is sent (lib/server/content-encoding.ts), since several requests
// may wait for one and the same answer.

/**
 * @typedef {object} KeptBody
 * @property {Buffer} gzipped
 * @property {(oldest: number) => boolean} isCurrent Whether it is kept still, and was made since
 *   (performance.now).
 */

/** For as long as the plain body is kept. */
const bodies = singleton(
  "kept bodies",
  () => /** @type {WeakMap<Uint8Array, KeptBody>} */ (new WeakMap()),
);

/**
 * Marks an answer whose body is kept: Next does not compress an answer with this directive.
 * It is for this process alone, and is taken off before the answer is sent.
 */
export const IS_KEPT = ", no-transform";

/**
 * @param {Uint8Array} plain
 * @param {KeptBody} kept
 */
export function keepBody(plain, kept) {
  bodies.set(plain, kept);
}

/**
 * @param {Uint8Array} plain
 * @returns {KeptBody | undefined}
 */
export function keptBody(plain) {
  return bodies.get(plain);
}
