// @ts-check

/**
 * Returns this process's only instance of `name`, stored on globalThis, because Next's bundles share no variables.
 * @template T @param {string} name unique among all callers @param {() => T} create @returns {T}
 */
export function singleton(name, create) {
  const store = /** @type {{ arthora?: Map<string, unknown> }} */ (globalThis);
  store.arthora ??= new Map();
  if (!store.arthora.has(name)) store.arthora.set(name, create());
  return /** @type {T} */ (store.arthora.get(name));
}
