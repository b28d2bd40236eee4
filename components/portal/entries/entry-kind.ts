import type { ComponentType } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ListTexts } from "../lists/list-frame";
import type { ListPath } from "../lists/use-list";

/** What all published entries have. */
export type EntryDto = EntryOrigin & { title: string };

/** What the server gives an entry. */
export type EntryOrigin = { id: string; createdAt: string; version: number };

/** What a card shows of an entry beside its title and date. */
export type EntryCardContent = {
  image: string | null;
  /** One line over the title. */
  label?: string;
  /** Short facts beside the date, such as the author. */
  facts: string[];
  /** Shown as plain text. */
  html: string;
};

/** All that sets one kind of entry apart: what it is called, its form and its card. */
export type EntryKind<Dto extends EntryDto, Values extends FieldValues, Input> = {
  path: Exclude<ListPath, "/api/contacts">;
  /** In messages, in the singular and small: "blog post". */
  noun: string;
  /** Of its earlier versions, as the API names it. */
  entity: "blog" | "media" | "offer";
  /** Its tab, as the URL names it. */
  tab: string;
  /** Where a search looks, as the field says it. */
  searchIn: string;
  title: string;
  texts: ListTexts;
  createButton: string;
  dialogTitle: { create: string; edit: string };
  /** Which toasts of failure carry the server's message (spec §8). */
  appendsMessage: { save: boolean; delete: boolean };
  resolver: Resolver<Values, unknown, Input>;
  /** What the form of a new entry begins with. */
  newValues: () => Values;
  toValues: (entry: Dto) => Values;
  /** The entry that a form's values would make, also while some of them are not there yet. */
  toDraft: (values: Values, origin: EntryOrigin) => Dto;
  toCard: (entry: Dto) => EntryCardContent;
  /** The page of the site that shows it. */
  pageOf: (entry: EntryDto) => string;
  /** Told of what was saved. */
  onSaved?: (input: Input) => void;
  /** The fields of its form; they find the form in the context. */
  Fields: ComponentType;
};
