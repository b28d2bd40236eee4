import { readFileSync } from "node:fs";
import dates from "@/content/change-dates.json";
import { format, resolveConfig } from "prettier";
import { derivePostgresqlSchema } from "../database/derive-schema";
import { databaseFiles } from "../database/folders";
import { generateConfigurationFiles } from "./configuration";
import { generateIconSprite } from "./icons";
import { updateChangeDates } from "./page-dates";
import { generateColourCss, generateThemeCss } from "./theme";

const DATES = "content/change-dates.json";

/**
 * Returns the text of each generated file by its path.
 * @param today the new change date of pages whose texts have changed (YYYY-MM-DD)
 */
export async function generateFiles(today: string): Promise<Record<string, string>> {
  const source = readFileSync(databaseFiles.sqlite.schema, "utf8");
  return {
    [databaseFiles.postgresql.schema]: derivePostgresqlSchema(source),
    "components/ui/theme.css": generateThemeCss(),
    // public/plain.css imports it, for the page that answers a form sent without JavaScript.
    "public/colours.css": generateColourCss(),
    "public/icons/sprite.svg": generateIconSprite(),
    [DATES]: await format(JSON.stringify(updateChangeDates(dates, today)), {
      ...(await resolveConfig(DATES)),
      parser: "json",
    }),
    ...(await generateConfigurationFiles()),
  };
}
