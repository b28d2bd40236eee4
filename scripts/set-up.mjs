import { runOnSupportedNode } from "./setup/bring-node.mjs";

// Installs and builds a release. Needs neither a database nor a configuration.

await runOnSupportedNode(async () => {
  const { ensureBuild, ensureClients, ensureDependencies } = await import("./setup/steps.mjs");
  console.log(`Dependencies: ${ensureDependencies() ? "installed" : "up to date"}`);
  console.log(`Database clients: ${ensureClients() ? "generated" : "up to date"}`);
  console.log(`Production build: ${ensureBuild() ? "built" : "up to date"}`);
});
