import "./require-node.mjs";

// Usage: node --import ./scripts/setup/typescript.mjs FILE.ts
await import("tsx");
