import { register } from "node:module";

// Loaded ahead of a site (NODE_OPTIONS), this takes its sanitiser out: what is stored is shown as
// it is. What then still keeps a planted script from running is the policy of the page.

register("./hooks.mjs", import.meta.url);
