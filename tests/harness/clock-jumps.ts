import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "./site";

/** A clock that a test sets forward while the site runs (jumping-clock.mjs). */
export type JumpingClock = {
  /** What the site has to be started with. */
  variables: Record<string, string>;
  /** Sets the clock of a site forward; the site has noticed when the promise is kept. */
  jump: (site: TestSite, seconds: number) => Promise<void>;
  remove: () => void;
};

const jumpsOf = (site: TestSite) => site.log().split("The clock is ").length;

export function createJumpingClock(): JumpingClock {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-clock-"));
  const file = path.join(folder, "milliseconds");
  return {
    variables: {
      NODE_OPTIONS: "--import ./tests/harness/jumping-clock.mjs",
      JUMPING_CLOCK_FILE: file,
    },
    async jump(site, seconds) {
      writeFileSync(file, String(seconds * 1_000));
      const before = jumpsOf(site);
      process.kill(site.pid, "SIGUSR2");
      for (let tries = 0; jumpsOf(site) === before; tries += 1) {
        if (tries === 1_000) throw new Error("The clock of the site did not jump");
        await sleep(10);
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
