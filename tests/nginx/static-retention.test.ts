import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { copyStatic } from "../../tools/nginx";

const DAY_SECONDS = 24 * 60 * 60;

test("keeps a static file for 30 days after the last build that contains it (keep-static.sh)", () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "arthora-static-"));
  const build = path.join(folder, "build");
  const chunks = path.join(folder, "_next/static/chunks");
  const deployAfter = (days: number, names: string[]) => {
    for (const name of fs.existsSync(chunks) ? fs.readdirSync(chunks) : []) {
      const modifiedAt = fs.statSync(path.join(chunks, name)).mtimeMs / 1_000 - days * DAY_SECONDS;
      fs.utimesSync(path.join(chunks, name), modifiedAt, modifiedAt);
    }
    fs.rmSync(build, { recursive: true, force: true });
    fs.mkdirSync(path.join(build, "static/chunks"), { recursive: true });
    for (const name of names) {
      const file = path.join(build, "static/chunks", name);
      fs.writeFileSync(file, name);
      fs.utimesSync(file, 0, 0);
    }
    copyStatic(build, folder);
    return fs.readdirSync(chunks).sort();
  };
  try {
    expect(deployAfter(0, ["first.js", "shared.js"])).toEqual(["first.js", "shared.js"]);
    const ofBothBuilds = ["first.js", "second.js", "shared.js"];
    expect(deployAfter(29, ["second.js", "shared.js"])).toEqual(ofBothBuilds);
    expect(deployAfter(2, ["third.js"])).toEqual(["second.js", "shared.js", "third.js"]);
    expect(fs.statSync(path.join(chunks, "third.js")).mode & 0o777).toBe(0o644);
    expect(deployAfter(31, [])).toEqual([]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
