// @ts-check

/**
 * One of a kind in the process. Next bundles a module several times, for pages, route handlers and
 * the start, and each bundle has variables of its own: what all of them share stands on globalThis.
 *
 * @template T
 * @param {string} name of the thing, unique among all callers
 * @param {() => T} create called at the first use in the process
 * @returns {T}
 */
export function singleton(name, create) {
  const all = /** @type {{ arthora?: Map<string, unknown> }} */ (globalThis);
  all.arthora ??= new Map();
  if (!all.arthora.has(name)) all.arthora.set(name, create());
  return /** @type {T} */ (all.arthora.get(name));
}
