import { runOnSupportedNode } from "./setup/bring-node.mjs";

// Always builds. quickstart and set-up build only after a change.

await runOnSupportedNode(async () => {
  const { rebuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  ensureDependencies();
  ensureClients();
  rebuild(process.argv.slice(2));
});
