/** @jest-environment ./tests/browsers/puppeteer-environment.mjs */
import { firefoxPath, startFirefox } from "./firefox";
import { walkFlows } from "./walk-flows";

walkFlows("Firefox", firefoxPath() !== undefined, startFirefox);
