import { onSupportedNode } from "./setup/bring-node.mjs";

// Always builds. quickstart and set-up build only after a change.

await onSupportedNode(async () => {
  const { rebuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  ensureDependencies();
  ensureClients();
  rebuild(process.argv.slice(2));
});
