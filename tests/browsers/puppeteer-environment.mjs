import { TestEnvironment } from "jest-environment-node";
import { launch } from "puppeteer-core";

/** Adds the global `launchBrowser`, because jest cannot load puppeteer-core (an ES module) in a test. */
export default class PuppeteerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.launchBrowser = launch;
  }
}
