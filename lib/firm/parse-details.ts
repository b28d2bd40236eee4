import { type FirmDetails, firmFieldsSchema } from "./schema";

/** Stands for a required text that is still missing. */
const MISSING = "…";

const PASSES_MAX = 5;

type Branch = Record<PropertyKey, unknown>;

function replaceInvalid(details: unknown, path: readonly PropertyKey[]): void {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce((branch, part) => (branch as Branch)[part], details);
  if (key === undefined || typeof parent !== "object" || parent === null) return;
  const branch = parent as Branch;
  if (Array.isArray(branch[key])) branch[key] = [];
  else branch[key] = branch[key] ? "" : MISSING;
}

/**
 * Returns the details of a stored row or an unfinished form. Empties values that break a rule of this release, such as
 * a link to `javascript:`. Never throws.
 */
export function parseDetails(values: unknown): FirmDetails {
  const details = structuredClone(values);
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const result = firmFieldsSchema.safeParse(details);
    if (result.success) return result.data;
    for (const { path } of result.error.issues) replaceInvalid(details, path);
  }
  return firmFieldsSchema.parse({});
}

/** Returns details for the form, in which missing required texts are empty. Never throws. */
export const parseFormValues = (values: unknown): FirmDetails =>
  JSON.parse(JSON.stringify(parseDetails(values)).replaceAll(`"${MISSING}"`, '""')) as FirmDetails;
