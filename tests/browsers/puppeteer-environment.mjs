import { TestEnvironment } from "jest-environment-node";
import { launch } from "puppeteer-core";

/** Node's environment with `launchBrowser`: puppeteer-core is an ES module, which jest's own `require` refuses. */
export default class PuppeteerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.launchBrowser = launch;
  }
}
