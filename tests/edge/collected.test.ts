import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { collectStatic, KEPT_DAYS } from "../../scripts/edge/static";

test("files of earlier builds stay for a month after another took their place", () => {
  const build = mkdtempSync(path.join(tmpdir(), "arthora-build-"));
  const target = mkdtempSync(path.join(tmpdir(), "arthora-target-"));
  const begun = Date.now();
  const at = (day: number) => begun + day * 24 * 60 * 60 * 1_000;
  const chunks = path.join(build, "static/chunks");
  const collect = (name: string, day: number) => {
    rmSync(build, { recursive: true });
    mkdirSync(chunks, { recursive: true });
    writeFileSync(path.join(chunks, name), `${name}()`);
    return collectStatic(build, target, at(day));
  };
  const kept = () =>
    readdirSync(path.join(target, "_next/static/chunks")).filter((name) => name.endsWith(".js"));
  try {
    expect(collect("first.js", 0)).toEqual({ files: 1, removed: 0 });
    expect(collect("first.js", 1)).toEqual({ files: 1, removed: 0 });
    // It was in use all the time until then.
    expect(collect("second.js", 3 * KEPT_DAYS)).toEqual({ files: 1, removed: 0 });
    expect(collect("third.js", 4 * KEPT_DAYS - 1)).toEqual({ files: 1, removed: 0 });
    expect(kept().sort()).toEqual(["first.js", "second.js", "third.js"]);
    // With the form for gzip.
    expect(collect("third.js", 4 * KEPT_DAYS + 1)).toEqual({ files: 1, removed: 2 });
    expect(kept().sort()).toEqual(["second.js", "third.js"]);
    expect(collect("third.js", 9 * KEPT_DAYS)).toEqual({ files: 1, removed: 2 });
    expect(kept()).toEqual(["third.js"]);
  } finally {
    for (const each of [build, target]) rmSync(each, { recursive: true });
  }
});
