import { onSupportedNode } from "./bring-node.mjs";

// node scripts/setup/dependencies.mjs [all]
// Installs what production needs, as a layer of the image's build; with `all` also what development
// needs, for the npm scripts that begin with this.

await onSupportedNode(async () => {
  const { ensureDependencies } = await import("./steps.mjs");
  ensureDependencies(process.argv[2]);
});
