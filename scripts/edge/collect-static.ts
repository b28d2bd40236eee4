import { collectStatic } from "./static";

// npm run edge:static -- FOLDER: before the first instance of a new build starts.

const [folder, build = ".next"] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    "Name the folder that nginx knows as EDGE_STATIC_FOLDER: npm run edge:static -- FOLDER",
  );
  process.exit(1);
}
const { files, removed } = collectStatic(build, folder);
console.log(
  `${files} static files of this build are in ${folder}; ${removed} old ones are removed.`,
);
