import type { FieldValues } from "react-hook-form";
import type { ListTexts } from "../lists/list-frame";
import type { ListPath } from "../lists/use-list";
import type { EntryEditor, ServerFields } from "./entry-editor";

export type EntryDto = ServerFields & { title: string };

/** `label` is shown above the title, `facts` next to the date, `html` as plain text. */
export type EntryCardContent = {
  image: string | null;
  label?: string;
  facts: string[];
  html: string;
};

export type EntryTab<Dto extends EntryDto, Values extends FieldValues, Input> = EntryEditor<
  Dto,
  Values,
  Input
> & {
  path: Exclude<ListPath, "/api/contacts">;
  searchPath: `${ListPath}/search`;
  /** URL fragment, without "#". */
  tab: string;
  /** Names of the searched fields, shown as the hint of the search field. */
  searchedFields: string;
  title: string;
  texts: ListTexts;
  creation: { button: string; dialogTitle: string; newValues: () => Values };
  showsServerMessage: { save: boolean; delete: boolean };
  toCard: (entry: Dto) => EntryCardContent;
};
