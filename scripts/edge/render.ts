import { writeEdgeConfiguration } from "./configuration";

// npm run edge:render -- FOLDER http|https: nginx's configuration without its official image.
// Variables of the environment that begin with EDGE_ win over deploy/nginx/edge.env.

const [folder, kind] = process.argv.slice(2);
if (folder === undefined || (kind !== "http" && kind !== "https")) {
  console.error("Name nginx’s folder and the kind: npm run edge:render -- /etc/nginx https");
  process.exit(1);
}
const given = Object.entries(process.env).filter(([name]) => name.startsWith("EDGE_"));
writeEdgeConfiguration(folder, kind, Object.fromEntries(given));
console.log(`Written to ${folder}/conf.d and ${folder}/arthora. Next: nginx -t && nginx -s reload`);
