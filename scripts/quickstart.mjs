import { runOnSupportedNode } from "./setup/bring-node.mjs";

await runOnSupportedNode(() => import("./setup/quickstart.mjs"));
