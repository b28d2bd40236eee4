import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { foundOut, licencesOf } from "../scripts/supply/licences";
import { packagesOf, productionPackagesOf, readLock } from "../scripts/supply/locked";
import { runProgram } from "../tools/site/programs";

const lock = readLock();
const production = productionPackagesOf(lock);
const idOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

type Manifest = {
  scripts: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

describe("npm run sbom", () => {
  type Component = { name: string; version: string; purl: string; hashes?: unknown[] };
  type Sbom = {
    bomFormat: string;
    metadata: { component: { name: string; "bom-ref": string } };
    components: (Component & { "bom-ref": string })[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };

  test("names every production package of the lock file at its version, and no other", async () => {
    const { stdout } = await runProgram("scripts/sbom.ts");
    const { bomFormat, metadata, components, dependencies } = JSON.parse(stdout) as Sbom;
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.component.name).toBe("arthora");
    expect(components.map(idOf).sort()).toEqual([...new Set(production.map(idOf))].sort());
    for (const { name, version, purl } of components) {
      expect(purl).toBe(`pkg:npm/${name.replace("@", "%40")}@${version}`);
    }

    const hashed = production.filter(({ integrity }) => integrity !== undefined).map(idOf);
    const withHash = components.filter(({ hashes }) => hashes?.length === 1).map(idOf);
    expect(withHash.sort()).toEqual([...new Set(hashed)].sort());

    const direct = dependencies.find(({ ref }) => ref === metadata.component["bom-ref"]);
    const directNames = direct?.dependsOn.map((ref) => ref.replace(/@[^@]+$/, ""));
    expect(directNames?.sort()).toEqual(Object.keys(manifest.dependencies).sort());
    const refs = new Set(components.map((component) => component["bom-ref"]));
    expect(
      dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
    ).toEqual([]);
  });
});

describe("the licences", () => {
  test("every production package is listed under its licence", () => {
    const listed = licencesOf(lock).flatMap(({ packages }) => packages);
    expect(listed).toEqual(expect.arrayContaining(production.map(({ name }) => name)));
  });

  test.each(["AGPL-3.0-only", "SSPL-1.0", "UNLICENSED", undefined])(
    "a production package under %s is refused",
    (license) => {
      const packages = { "node_modules/left": { version: "1.0.0", license } };
      expect(() => licencesOf({ packages })).toThrow(
        "left@1.0.0 has a licence that is not allowed",
      );
    },
  );

  test("one that is for development alone may have any licence", () => {
    const packages = { "node_modules/left": { version: "1.0.0", license: "SSPL-1.0", dev: true } };
    expect(licencesOf({ packages } as never)).toEqual([]);
  });

  test("a licence was looked up only where the lock file names none", () => {
    const silent = production.filter(({ license }) => license === undefined);
    expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(foundOut).sort());
  });
});

describe("package-lock.json", () => {
  const packages = packagesOf(lock);

  test("names no address to download from", () => {
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test("holds a hash of every package, besides builds that npm run lock added", () => {
    const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"));
    for (const { name, dev, ...entry } of unchecked) {
      expect(name).toMatch(/^@(next\/swc|unrs\/resolver-binding)-/);
      expect(entry).toEqual({
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        optional: true,
        os: [expect.any(String)],
        cpu: [expect.any(String)],
      });
      // Never one that the usual server would run.
      if (!dev) expect(entry.os).not.toEqual(["linux"]);
    }
  });
});

describe("package.json", () => {
  const { dependencies, devDependencies, overrides, scripts } = manifest;

  test("names every dependency at one exact version", () => {
    const overridden = Object.entries(overrides).flatMap(([name, version]) =>
      typeof version === "string" ? [[name, version] as const] : Object.entries(version),
    );
    const named = [...Object.entries({ ...dependencies, ...devDependencies }), ...overridden];
    const loose = named.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range));
    expect(loose).toEqual([]);
  });

  test("has no script that an installation would run", () => {
    const run = /^(pre|post)?(install|prepare|pack|publish)$|^dependencies$/;
    expect(Object.keys(scripts).filter((name) => run.test(name))).toEqual([]);
  });
});

/** The packages that would run a script of theirs at installation, and why the site needs none. */
const known = {
  "@parcel/watcher": "compiles anew what it brings ready-made",
  "@prisma/engines": "downloads an engine that the driver adapters replace",
  esbuild: "checks the program that it brings ready-made",
  prisma: "checks the version of Node",
  "vnu-jar": "downloads a Java, which Debian brings here",
};

describe("the installation", () => {
  test("runs no package's script", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "arthora-install-"));
    try {
      for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
        cpSync(file, path.join(folder, file));
      }
      // In the place of npm: notes what it is asked for.
      writeFileSync(path.join(folder, "npm"), '#!/bin/sh\necho "$@" >> asked\n', { mode: 0o755 });
      const steps = path.resolve("scripts/setup/steps.mjs");
      const program = `import { ensureDependencies } from ${JSON.stringify(steps)};
        ensureDependencies("production");
        ensureDependencies("all");`;
      execFileSync(process.execPath, ["--input-type=module", "-e", program], {
        cwd: folder,
        env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      });
      expect(readFileSync(path.join(folder, "asked"), "utf8").trim().split("\n")).toEqual([
        "ci --ignore-scripts --no-audit --no-fund --omit=dev",
        "install --no-save --ignore-scripts --no-audit --no-fund",
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("is without scripts when somebody runs npm by hand", () => {
    expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  test("every package with a script is known", () => {
    const scripted = packagesOf(lock).filter(({ hasInstallScript }) => hasInstallScript);
    expect(scripted.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
  });
});
