// @ts-check
import { singleton } from "../core/singleton.mjs";

// Bodies that are kept beside their gzip form. Every request is answered with the plain body; which
// form goes over the wire is decided when it is sent (lib/server/content-encoding.ts), since several requests
// may wait for one and the same answer.

/** For as long as the plain body is kept. */
const gzipped = singleton(
  "gzipped",
  () => /** @type {WeakMap<Uint8Array, Buffer>} */ (new WeakMap()),
);

/**
 * Marks an answer whose body has a gzip form: Next does not compress an answer with this directive.
 * It is for this process alone, and is taken off before the answer is sent.
 */
export const HAS_GZIP = ", no-transform";

/**
 * @param {Uint8Array} plain
 * @param {Buffer} form
 */
export function keepGzipped(plain, form) {
  gzipped.set(plain, form);
}

/**
 * @param {Uint8Array} plain
 * @returns {Buffer | undefined}
 */
export function gzippedForm(plain) {
  return gzipped.get(plain);
}
