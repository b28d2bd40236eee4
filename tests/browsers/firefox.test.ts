/** @jest-environment ./tests/browsers/puppeteer-environment.mjs */
import { findFirefox, startFirefox } from "./firefox";
import { describeFlows } from "./describe-flows";

describeFlows("Firefox", findFirefox() !== undefined, startFirefox);
