import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { prepareEdge } from "../../scripts/edge/nginx";

test.each(["http", "https"] as const)("nginx takes the configuration: %s", async (kind) => {
  const { program, args, folder } = await prepareEdge({ servers: ["127.0.0.1:3000"], kind });
  try {
    const { stderr } = spawnSync(program, [...args, "-t"], { encoding: "utf8" });
    expect(stderr.trim().split("\n")).toEqual([
      `nginx: the configuration file ${folder}/nginx.conf syntax is ok`,
      `nginx: configuration file ${folder}/nginx.conf test is successful`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
