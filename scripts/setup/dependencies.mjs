import { ensureDependencies } from "./steps.mjs";

// What quickstart and the tests install, as a step of the image's build by itself: the layer is
// made anew only when the lock file has changed.
console.log(`Dependencies: ${ensureDependencies() ? "installed" : "there"}`);
