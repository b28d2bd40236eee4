import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { keepStatic } from "../../tools/nginx";

test("files of earlier builds stay for 30 days after another build took their place", () => {
  const build = mkdtempSync(path.join(tmpdir(), "arthora-build-"));
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-static-"));
  const chunks = path.join(folder, "_next/static/chunks");
  const replace = (names: string[]) => {
    rmSync(path.join(build, "static"), { recursive: true, force: true });
    mkdirSync(path.join(build, "static/chunks"), { recursive: true });
    for (const name of names) {
      const file = path.join(build, "static/chunks", name);
      writeFileSync(file, `${name}()`);
      // The build may be much older than its last day in use.
      utimesSync(file, 0, 0);
    }
    keepStatic(build, folder);
  };
  const pass = (days: number) => {
    for (const name of readdirSync(chunks)) {
      const then = statSync(path.join(chunks, name)).mtimeMs / 1_000 - days * 24 * 60 * 60;
      utimesSync(path.join(chunks, name), then, then);
    }
  };
  const kept = () => readdirSync(chunks).sort();
  try {
    replace(["first.js", "shared.js"]);
    expect(kept()).toEqual(["first.js", "shared.js"]);
    pass(29);
    replace(["second.js", "shared.js"]);
    expect(kept()).toEqual(["first.js", "second.js", "shared.js"]);
    pass(2);
    replace(["third.js"]);
    expect(kept()).toEqual(["second.js", "shared.js", "third.js"]);
    expect(statSync(path.join(chunks, "third.js")).mode & 0o777).toBe(0o644);
    pass(31);
    replace([]);
    expect(kept()).toEqual([]);
  } finally {
    for (const each of [build, folder]) rmSync(each, { recursive: true });
  }
});
