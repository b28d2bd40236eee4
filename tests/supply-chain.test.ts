import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { dependencies, devDependencies, overrides } from "../package.json";

type Package = {
  name: string;
  version: string;
  license?: string;
  dev?: true;
  integrity?: string;
  resolved?: string;
  os?: string[];
  hasInstallScript?: true;
};
type Lock = { packages: Record<string, Omit<Package, "name">> };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const packages: Package[] = Object.entries(lock.packages)
  .filter(([folder]) => folder !== "")
  .map(([folder, entry]) => ({ name: folder.replace(/^.*node_modules\//, ""), ...entry }));

describe("the licence of every package that is deployed or copied into this repository", () => {
  /** Licences whose obligations for the operator have been reviewed. */
  const reviewedLicences = new Set(
    `MIT, MIT-0, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, BlueOak-1.0.0, Apache-2.0, CC0-1.0, Unlicense,
    CC-BY-4.0, MPL-2.0, EPL-2.0, OFL-1.1, LGPL-3.0-or-later, Apache-2.0 AND LGPL-3.0-or-later,
    Apache-2.0 AND LGPL-3.0-or-later AND MIT, MIT and ISC, MIT AND ISC AND BSD-3-Clause,
    (BSD-2-Clause OR MIT OR Apache-2.0), (MIT OR CC0-1.0), (MIT OR WTFPL), (MPL-2.0 OR Apache-2.0)`.split(
      /,\s+/,
    ),
  );
  /** The lock file names no licence for some of these packages; their licence files say MIT. */
  const mitPackages = /^(@next\/swc-|seq-queue$)/;
  /** Development packages whose files are copied into this repository. */
  const copiedPackages = /^@fontsource-variable\//;

  test("is one of the reviewed licences", () => {
    const unreviewed = packages.filter(
      ({ name, dev, license }) =>
        (!dev || copiedPackages.test(name)) &&
        !(license ? reviewedLicences.has(license) : mitPackages.test(name)),
    );
    expect(unreviewed).toEqual([]);
  });
});

describe("package-lock.json", () => {
  test("has no download URLs", () => {
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test("has a hash for every package, except some optional platform-specific builds (ASVS 15.1.2)", () => {
    const withoutHash = packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"));
    for (const { name, dev, ...entry } of withoutHash) {
      expect(name).toMatch(/^@(next\/swc|unrs\/resolver-binding)-/);
      expect(entry).toEqual({
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        optional: true,
        os: [expect.any(String)],
        cpu: [expect.any(String)],
      });
      // Servers use the Linux builds of production packages, so these always need a hash.
      if (!dev) expect(entry.os).not.toEqual(["linux"]);
    }
  });
});

test("pins every dependency in package.json to one exact version", () => {
  const overridden = Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === "string" ? [[name, version] as const] : Object.entries(version),
  );
  const versions = [...Object.entries({ ...dependencies, ...devDependencies }), ...overridden];
  const unpinned = versions.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range));
  expect(unpinned).toEqual([]);
});

/** Packages with an install script, and what the script does. The site needs none of these scripts. */
const installScripts = {
  "@parcel/watcher": "recompiles a binary that it already contains",
  "@prisma/engines": "downloads an engine that the driver adapters replace",
  esbuild: "checks the binary that it already contains",
  prisma: "checks the version of Node",
  "vnu-jar": "downloads a Java runtime; the one from Debian is used",
};

test("skips install scripts, and lists every package that has one (ASVS 15.2.3)", () => {
  const withInstallScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withInstallScript.map(({ name }) => name).sort()).toEqual(
    Object.keys(installScripts).sort(),
  );
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});
