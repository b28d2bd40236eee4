/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { themeCss } from "../scripts/theme/css";

test("theme.css is what Mantine makes of the theme: npm run theme", () => {
  expect(readFileSync("components/ui/theme.css", "utf8")).toBe(themeCss());
});
