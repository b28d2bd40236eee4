import { runOnSupportedNode } from "./setup/bring-node.mjs";

// Always builds; `npm run quickstart` and `npm run set-up` build only if a source file has changed.

await runOnSupportedNode(async () => {
  const { rebuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  ensureDependencies();
  ensureClients();
  rebuild(process.argv.slice(2));
});
