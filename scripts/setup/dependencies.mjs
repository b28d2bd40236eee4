import { runOnSupportedNode } from "./bring-node.mjs";

// Installs production packages; with the argument `all` also development packages.

await runOnSupportedNode(async () => {
  const { ensureDependencies } = await import("./steps.mjs");
  ensureDependencies(process.argv[2]);
});
