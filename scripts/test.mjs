import { runOnSupportedNode } from "./setup/bring-node.mjs";

// npm test                  static checks, unit, API, nginx and browser tests
// npm test -- api leads     one stage, only the files whose names contain "leads"
// npm test -- backup        one slow suite, by its file name; "slow" runs all of them
// npm test -- all           all of "npm test" and of "npm test -- slow"
// npm run check             static checks and unit tests

await runOnSupportedNode(() => import("./testing/run.mjs"));
