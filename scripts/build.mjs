import { onSupportedNode } from "./setup/bring-node.mjs";

// npm run build: builds in any case; quickstart and set-up build where something has changed.

await onSupportedNode(async () => {
  const { buildAgain, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  ensureDependencies();
  ensureClients();
  buildAgain(process.argv.slice(2));
});
