import { type FirmDetails, firmFieldsSchema } from "./schema";

/** Stands for a required text that is still missing. */
const MISSING = "…";

const PASSES_MAX = 5;

type Branch = Record<PropertyKey, unknown>;

function replaceInvalid(draft: unknown, path: readonly PropertyKey[]): void {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce((branch, part) => (branch as Branch)[part], draft);
  if (key === undefined || typeof parent !== "object" || parent === null) return;
  const branch = parent as Branch;
  if (Array.isArray(branch[key])) branch[key] = [];
  else branch[key] = branch[key] ? "" : MISSING;
}

/** Returns details for a page or preview. Empties invalid values, such as a link to `javascript:`. Never throws. */
export function parseDraft(values: unknown): FirmDetails {
  const draft = structuredClone(values);
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const result = firmFieldsSchema.safeParse(draft);
    if (result.success) return result.data;
    for (const { path } of result.error.issues) replaceInvalid(draft, path);
  }
  return firmFieldsSchema.parse({});
}

/** Returns details for the form, in which missing required texts are empty. Never throws. */
export const parseFormValues = (values: unknown): FirmDetails =>
  JSON.parse(JSON.stringify(parseDraft(values)).replaceAll(`"${MISSING}"`, '""')) as FirmDetails;
