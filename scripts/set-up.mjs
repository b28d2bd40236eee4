import { ensureBuild, ensureClients, ensureDependencies } from "./setup/steps.mjs";

// npm run set-up: all that a release needs before its instances start, and nothing that touches a
// database or a configuration.

console.log(`Dependencies: ${ensureDependencies() ? "installed" : "there"}`);
console.log(`Database clients: ${ensureClients() ? "generated" : "there"}`);
console.log(`Production build: ${ensureBuild() ? "built" : "there"}`);
