/** @jest-environment ./tests/browsers/puppeteer-environment.mjs */
import { firefoxPath, startFirefox } from "./firefox";
import { describeFlows } from "./describe-flows";

describeFlows("Firefox", firefoxPath() !== undefined, startFirefox);
