import { registerHooks } from "node:module";

// Loaded before a site: prints a line for each package of WATCHED_PACKAGES once it is loaded.

const watched = new Set(process.env.WATCHED_PACKAGES.split(","));

registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
    if (watched.delete(name)) console.error(`Loaded the package ${name}`);
    return next(url, context);
  },
});

// What a site loads by itself a while after its start waits until a request needs it.
const WARM_UP_MS = 1_000;
const { setTimeout: wait } = globalThis;

if (process.env.WITHOUT_WARM_UP === "1") {
  globalThis.setTimeout = new Proxy(wait, {
    apply: (_target, _this, [work, ms, ...values]) =>
      wait(work, ms === WARM_UP_MS ? 2 ** 31 - 1 : ms, ...values),
  });
}
