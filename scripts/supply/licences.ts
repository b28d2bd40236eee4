import { type LockedPackage, type LockFile, packagesOf, productionPackagesOf } from "./locked";

/**
 * Each licence that a production package may have, spelt as the packages spell it, and what it asks
 * of whoever runs the site. One that is not here is for a person to read first.
 */
const allowed: Record<string, string> = {
  MIT: "Keep its notice",
  "Apache-2.0": "Keep its notice",
  ISC: "Keep its notice",
  "BSD-2-Clause": "Keep its notice",
  "BSD-3-Clause": "Keep its notice",
  "BlueOak-1.0.0": "Keep its notice",
  "MIT and ISC": "Keep its notice",
  "MIT AND ISC AND BSD-3-Clause": "Keep its notices",
  "(BSD-2-Clause OR MIT OR Apache-2.0)": "Any of the three: keep its notice",
  "(MIT OR CC0-1.0)": "Either: keep its notice",
  "(MIT OR WTFPL)": "Taken under MIT: keep its notice",
  "(MPL-2.0 OR Apache-2.0)": "Taken under Apache-2.0: keep its notice",
  "MIT-0": "Nothing",
  "0BSD": "Nothing",
  "CC0-1.0": "Nothing",
  Unlicense: "Nothing",
  "CC-BY-4.0": "Data about browsers, for the build: name its source",
  "MPL-2.0": "Publish changes of its own files; we make none",
  "EPL-2.0":
    "Publish changes of its own files; comes with Prisma’s command, the site does not load it",
  "LGPL-3.0-or-later":
    "libvips, which sharp loads from a file of its own: let it be replaced; we run it unchanged",
  "Apache-2.0 AND LGPL-3.0-or-later": "sharp with libvips in one package: as above",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT": "sharp with libvips in one package: as above",
  "OFL-1.1": "Fonts, cut to size: keep the texts in app/fonts beside them",
};

/** Packages of development, parts of which are in this repository and are served. */
const copied = ["@fontsource-variable/inter", "@fontsource-variable/source-serif-4"];

/** Production packages whose entry in the lock file names no licence: what a person found. */
export const foundOut: Record<string, string> = {
  // Entries that `npm run lock` wrote; the builds for other platforms say MIT, as Next does.
  "@next/swc-darwin-arm64": "MIT",
  "@next/swc-darwin-x64": "MIT",
  "@next/swc-win32-arm64-msvc": "MIT",
  "@next/swc-win32-x64-msvc": "MIT",
  // Its file LICENSE.
  "seq-queue": "MIT",
};

/** A licence, what it asks, and which packages have it. */
export type LicenceGroup = { licence: string; asks: string; packages: string[] };

/** Thrown for a production package that nobody may take over unread. */
export class LicenceError extends Error {
  override name = "LicenceError";
}

const licenceOf = ({ name, license }: LockedPackage) => license ?? foundOut[name] ?? "none";

/**
 * The licences of what production is made of, the most frequent first.
 * @throws LicenceError for a package whose licence is not allowed.
 */
export function licencesOf(lock: LockFile): LicenceGroup[] {
  const fonts = packagesOf(lock).filter(({ name }) => copied.includes(name));
  const found = new Map<string, Set<string>>();
  for (const each of [...productionPackagesOf(lock), ...fonts]) {
    const licence = licenceOf(each);
    if (allowed[licence] === undefined) {
      throw new LicenceError(
        `${each.name}@${each.version} has a licence that is not allowed yet: ${licence}`,
      );
    }
    found.set(licence, (found.get(licence) ?? new Set()).add(each.name));
  }
  return [...found]
    .map(([licence, names]) => ({ licence, asks: allowed[licence]!, packages: [...names].sort() }))
    .sort((a, b) => b.packages.length - a.packages.length || (a.licence < b.licence ? -1 : 1));
}

/** docs/licences.md for a lock file. */
export function licencesPage(lock: LockFile): string {
  const groups = licencesOf(lock);
  const rows = groups.map(
    ({ licence, packages, asks }) => `| ${licence} | ${packages.length} | ${asks} |`,
  );
  const lists = groups.map(
    ({ licence, packages }) =>
      `## ${licence}\n\n${packages.map((name) => `\`${name}\``).join(", ")}`,
  );
  return `# Licences

What production is made of, by licence: the packages that \`npm ci --omit=dev\` installs, on whatever
platform, and the fonts. Written by \`npm run generate\` from the lock file; the versions are in the
output of \`npm run sbom\`.

| Licence | Packages | What it asks of whoever runs the site |
| --- | ---: | --- |
${rows.join("\n")}

${lists.join("\n\n")}
`;
}
