/** Dates the pages whose texts have changed since they were last dated: `npm run content:dates`. */
import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import dates from "@/content/change-dates.json";
import { datedAnew } from "./content/fingerprints";

const today = new Date().toISOString().slice(0, 10);
const anew = datedAnew(dates, today);
await writeFile(
  "content/change-dates.json",
  await format(JSON.stringify(anew), { parser: "json", printWidth: 100 }),
);
const changed = Object.entries(anew).filter(([, { changed }]) => changed === today);
console.log(`${changed.length} of ${Object.keys(anew).length} pages have today’s date.`);
