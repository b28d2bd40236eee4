import { onSupportedNode } from "./setup/bring-node.mjs";

// npm run set-up: all that a release needs before its instances start, and nothing that touches a
// database or a configuration.

await onSupportedNode(async () => {
  const { ensureBuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  console.log(`Dependencies: ${ensureDependencies() ? "installed" : "there"}`);
  console.log(`Database clients: ${ensureClients() ? "generated" : "there"}`);
  console.log(`Production build: ${ensureBuild() ? "built" : "there"}`);
});
