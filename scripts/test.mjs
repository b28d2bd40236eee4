import { onSupportedNode } from "./setup/bring-node.mjs";

// npm test                  every rule once: static checks, unit, API, nginx and browser tests
// npm test -- api leads     one stage, and in it the files whose names hold "leads"
// npm run check             static checks and unit tests
// npm run test:slow         what is slow by nature
// npm run test:all          npm test and npm run test:slow

await onSupportedNode(() => import("./testing/run.mjs"));
