import type { ComponentType } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { VersionDto } from "@/lib/entries/version-schema";

export type StoredDto = { id: string; version: number };

/** Assigned by the server. */
export type ServerFields = StoredDto & { createdAt: string };

/** Defines the dialog and form of one kind of entry, or of the firm's details. */
export type EntryEditor<Dto extends StoredDto, Values extends FieldValues, Input> = {
  /** API path of the list or, without `creation`, of the one stored object. */
  path: string;
  /** Singular, lower case: "blog post". */
  noun: string;
  /** Value of `entity` in /api/versions. */
  entity: VersionDto["entity"];
  dialogTitle: string;
  creation?: { dialogTitle: string; newValues: () => Values };
  /** True if the error toast of a failed save includes the server's message (spec §8). */
  showsServerMessage: { save: boolean };
  resolver: Resolver<Values, unknown, Input>;
  toValues: (stored: Dto) => Values;
  /** Returns the object to preview. Values may be incomplete. */
  toDraft: (values: Values, serverFields: ServerFields) => Dto;
  /** Returns the texts, plain or HTML, to check against the advertising codes. */
  listTexts: (values: Values) => string[];
  getPagePath: (stored: Dto) => string;
  onSaved?: (input: Input) => void;
  /** Reads the form from React context. */
  Fields: ComponentType;
};

/** Returns the API path of a stored entry or, without `creation`, of the one stored object. */
export const getStoredPath = (
  { path, creation }: { path: string; creation?: object },
  { id }: StoredDto,
) => (creation ? `${path}/${encodeURIComponent(id)}` : path);
