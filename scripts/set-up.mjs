import { onSupportedNode } from "./setup/bring-node.mjs";

// Prepares a release without a database or configuration.

await onSupportedNode(async () => {
  const { ensureBuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  console.log(`Dependencies: ${ensureDependencies() ? "installed" : "up to date"}`);
  console.log(`Database clients: ${ensureClients() ? "generated" : "up to date"}`);
  console.log(`Production build: ${ensureBuild() ? "built" : "up to date"}`);
});
