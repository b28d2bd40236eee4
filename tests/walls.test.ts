import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";

// ESLint is asked about files that do not exist, one for each wall of the layout.

const forbidden = [
  { from: "lib/x.ts", imports: "@/app/layout" },
  { from: "lib/x.ts", imports: "@/components/ui/theme" },
  { from: "components/ui/x.tsx", imports: "@/app/layout" },
  { from: "components/site/x.tsx", imports: "@/components/portal/portal" },
  { from: "components/portal/x.tsx", imports: "@/components/site/site-header" },
  { from: "components/ui/x.tsx", imports: "@/components/site/site-header" },
  { from: "components/ui/x.tsx", imports: "@/components/portal/portal" },
  { from: "components/site/x.tsx", imports: "@/lib/db" },
  { from: "app/x.ts", imports: "@/lib/db" },
  { from: "lib/http/x.ts", imports: "@/lib/db" },
  { from: "content/x.ts", imports: "@/lib/paths" },
  { from: "content/x.ts", imports: "@/components/ui/theme" },
  { from: "lib/schemas/x.ts", imports: "@/lib/paths" },
  { from: "lib/schemas/x.ts", imports: "next/server" },
  { from: "lib/x.ts", imports: "@/scripts/database/folders" },
];

const allowed = [
  { from: "app/x.tsx", imports: "@/components/site/site-header" },
  { from: "components/site/x.tsx", imports: "@/components/ui/theme" },
  { from: "lib/data/x.ts", imports: "@/lib/db" },
  { from: "content/x.ts", imports: "./types" },
  { from: "lib/schemas/x.ts", imports: "./fields" },
  { from: "lib/schemas/x.ts", imports: "zod" },
];

const program = `
  import { ESLint } from "eslint";
  // That rule alone wants the file itself.
  const eslint = new ESLint({ overrideConfig: [{ rules: { "import/no-cycle": "off" } }] });
  const answers = [];
  for (const { from, imports } of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(
      'import * as other from "' + imports + '";\\nexport { other };\\n',
      { filePath: from },
    );
    answers.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(answers));
`;

function rulesBroken(cases: typeof forbidden): string[][] {
  const printed = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", program, JSON.stringify(cases)],
    { encoding: "utf8" },
  );
  return JSON.parse(printed) as string[][];
}

describe("the walls between the folders", () => {
  const broken = rulesBroken([...forbidden, ...allowed]);

  test.each(forbidden.map((each, index) => ({ ...each, rules: broken[index] })))(
    "$from must not import $imports",
    ({ rules }) => expect(rules?.join()).toMatch(/no-restricted-(paths|imports)/),
  );

  test.each(allowed.map((each, index) => ({ ...each, rules: broken[forbidden.length + index] })))(
    "$from may import $imports",
    ({ rules }) => expect(rules).toEqual([]),
  );
});
