import "./require-node.mjs";

// node --import ./scripts/setup/typescript.mjs FILE.ts
await import("tsx");
