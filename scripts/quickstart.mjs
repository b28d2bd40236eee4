import { onSupportedNode } from "./setup/bring-node.mjs";

await onSupportedNode(() => import("./setup/quickstart.mjs"));
