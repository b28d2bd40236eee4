import { registerHooks } from "node:module";

// Preloaded into a site: logs the first load of each package in WATCHED_PACKAGES.

const watchedPackages = new Set(process.env.WATCHED_PACKAGES.split(","));

registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
    if (watchedPackages.delete(name)) console.error(`Loaded the package ${name}`);
    return next(url, context);
  },
});

// WITHOUT_WARM_UP=1 delays timers of one second, such as the warm-up's (lib/server/start-server.ts), by 24 days.
const WARM_UP_MS = 1_000;
const { setTimeout: wait } = globalThis;

if (process.env.WITHOUT_WARM_UP === "1") {
  globalThis.setTimeout = new Proxy(wait, {
    apply: (_target, _this, [work, ms, ...values]) =>
      wait(work, ms === WARM_UP_MS ? 2 ** 31 - 1 : ms, ...values),
  });
}
