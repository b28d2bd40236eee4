import type { ComponentType } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ListTexts } from "../lists/list-frame";
import type { ListPath } from "../lists/use-list";

export type EntryDto = ServerFields & { title: string };

/** Assigned by the server. */
type ServerFields = { id: string; createdAt: string; version: number };

/** `label` is shown above the title, `facts` next to the date, `html` as plain text. */
export type EntryCardContent = {
  image: string | null;
  label?: string;
  facts: string[];
  html: string;
};

export type EntryTab<Dto extends EntryDto, Values extends FieldValues, Input> = {
  path: Exclude<ListPath, "/api/contacts">;
  searchPath: `${ListPath}/search`;
  /** Singular, lower case: "blog post". */
  noun: string;
  /** Value of `entity` in /api/versions. */
  entity: "blog" | "media" | "offer";
  /** URL fragment, without "#". */
  tab: string;
  /** Names of the searched fields, shown as the hint of the search field. */
  searchedFields: string;
  title: string;
  texts: ListTexts;
  createButton: string;
  dialogTitle: { create: string; edit: string };
  /** True for the actions whose error toast includes the server's message (spec §8). */
  showsServerMessage: { save: boolean; delete: boolean };
  resolver: Resolver<Values, unknown, Input>;
  newValues: () => Values;
  toValues: (entry: Dto) => Values;
  /** Returns the entry to preview. Values may be incomplete. */
  toDraft: (values: Values, serverFields: ServerFields) => Dto;
  toCard: (entry: Dto) => EntryCardContent;
  /** Returns the texts, plain or HTML, to check against the advertising codes. */
  listTexts: (values: Values) => string[];
  getPagePath: (entry: EntryDto) => string;
  onSaved?: (input: Input) => void;
  /** Reads the form from React context. */
  Fields: ComponentType;
};
