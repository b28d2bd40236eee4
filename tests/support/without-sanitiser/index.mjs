import { register } from "node:module";

// Preloaded into a site: disables the sanitiser, so that only the Content-Security-Policy stops a planted script.

register("./hooks.mjs", import.meta.url);
