import dates from "@/content/change-dates.json";
import { format, resolveConfig } from "prettier";
import { derivePostgresqlSchema, readSourceSchema } from "../database/derive-schema";
import { databaseFiles } from "../database/folders";
import { licencesPage } from "../supply/licences";
import { readLock } from "../supply/locked";
import { configurationDocuments } from "./configuration";
import { iconSprite } from "./icons";
import { datedAnew } from "./page-dates";
import { colourCss, themeCss } from "./theme";

async function json(file: string, value: unknown): Promise<string> {
  return format(JSON.stringify(value), { ...(await resolveConfig(file)), parser: "json" });
}

const DATES = "content/change-dates.json";

/**
 * The committed files that are made of others, each by its path.
 * @param today the date of pages whose texts have changed (YYYY-MM-DD)
 * @throws LicenceError for a package whose licence is not allowed
 */
export async function generatedFiles(today: string): Promise<Record<string, string>> {
  return {
    [databaseFiles.postgresql.schema]: derivePostgresqlSchema(readSourceSchema()),
    "components/ui/theme.css": themeCss(),
    // The page of the plain form loads it as it is.
    "public/colours.css": colourCss(),
    "public/icons/sprite.svg": iconSprite(),
    [DATES]: await json(DATES, datedAnew(dates, today)),
    "docs/licences.md": licencesPage(readLock()),
    ...(await configurationDocuments()),
  };
}
