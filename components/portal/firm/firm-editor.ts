import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { paths } from "@/lib/core/paths";
import { parseFormValues } from "@/lib/firm/parse-details";
import { FIRM_ID, type FirmDetails, type FirmDto, firmSchema } from "@/lib/firm/schema";
import type { EntryEditor } from "@/components/portal/entries/entry-editor";
import { FirmFields } from "./firm-fields";

export const firmEditor: EntryEditor<FirmDto, FirmDetails, FirmDetails> = {
  path: "/api/firm",
  noun: "firm details",
  entity: "firm",
  dialogTitle: "Firm Details",
  showsServerMessage: { save: true },
  // The schema also accepts missing values, which the form never has.
  resolver: zodResolver(firmSchema) as Resolver<FirmDetails, unknown, FirmDetails>,
  // A version from the history may lack fields, or break rules that were added later.
  toValues: parseFormValues,
  toDraft: (values, { version }) => ({ ...values, id: FIRM_ID, version }),
  listTexts: ({ people, adviser }) => [
    ...people.flatMap(({ role, text }) => [role, text]),
    adviser.charterText,
  ],
  getPagePath: () => paths.contact,
  Fields: FirmFields,
};
