import dates from "@/content/change-dates.json";
import { format, resolveConfig } from "prettier";
import { derivePostgresqlSchema, readSourceSchema } from "../database/derive-schema";
import { databaseFiles } from "../database/folders";
import { configurationDocuments } from "./configuration";
import { iconSprite } from "./icons";
import { updateDates } from "./page-dates";
import { colourCss, themeCss } from "./theme";

async function formatJson(file: string, value: unknown): Promise<string> {
  return format(JSON.stringify(value), { ...(await resolveConfig(file)), parser: "json" });
}

const DATES = "content/change-dates.json";

/**
 * Returns the text of each generated file by its path.
 * @param today the date of pages whose texts have changed (YYYY-MM-DD)
 */
export async function generatedFiles(today: string): Promise<Record<string, string>> {
  return {
    [databaseFiles.postgresql.schema]: derivePostgresqlSchema(readSourceSchema()),
    "components/ui/theme.css": themeCss(),
    // The plain form's page loads this file directly.
    "public/colours.css": colourCss(),
    "public/icons/sprite.svg": iconSprite(),
    [DATES]: await formatJson(DATES, updateDates(dates, today)),
    ...(await configurationDocuments()),
  };
}
