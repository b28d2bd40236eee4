import "server-only";
import type { z } from "zod";
import type { PublishedKind } from "@/lib/cache/publish";
import { foldForStorage, toStoredText } from "@/lib/core/fold-text";
import type { DbTransaction } from "@/lib/db/client";
import type { newestFirst } from "@/lib/db/pagination";

/** Every entry has a title, from which its id derives. */
export type EntryInput = { title: string };

export type EntryDto = { id: string; title: string; createdAt: string; version: number };

/** The database row of a DTO: `createdAt` is a Date, and enums are strings. */
export type EntryRow<Dto> = {
  [Field in keyof Dto]: Field extends "createdAt"
    ? Date
    : Dto[Field] extends string
      ? string
      : Dto[Field];
};

export type EntrySelect<Dto> = Record<keyof Dto, true>;

export type EntryTable = "Blog" | "MediaItem" | "Offer";

/** The column that `toEntrySearchText` fills. */
type SearchColumn = { searchText: string };

type EntryFilter = { id: string; version?: number };
type Slice = { skip?: number; take?: number };

type EntryModel<Input, Dto> = {
  findUnique(args: {
    select: EntrySelect<Dto>;
    where: { id: string };
  }): Promise<EntryRow<Dto> | null>;
  findMany(args: {
    select: EntrySelect<Dto>;
    where: { id: { in: string[] } };
  }): Promise<EntryRow<Dto>[]>;
  create(args: {
    select: EntrySelect<Dto>;
    data: Input & SearchColumn & { id: string; createdAt?: Date; version?: number };
  }): Promise<EntryRow<Dto>>;
  update(args: {
    select: EntrySelect<Dto>;
    where: { id: string };
    data: Input & SearchColumn;
  }): Promise<EntryRow<Dto>>;
  updateMany(args: {
    where: EntryFilter;
    data: { version: { increment: number } };
  }): Promise<{ count: number }>;
  deleteMany(args: { where: { id: string } }): Promise<{ count: number }>;
} & {
  findMany(
    args: { select: { id: true }; orderBy: typeof newestFirst } & Slice,
  ): Promise<{ id: string }[]>;
};

export type EntryKind<Input extends EntryInput, Dto extends EntryDto> = {
  /** Names this kind in the cache, the audit log and the stored versions. */
  entity: PublishedKind;
  label: string;
  path: string;
  inputSchema: z.ZodType<Input>;
  dtoSchema: z.ZodType<Dto>;
  table: EntryTable;
  model: (db: DbTransaction) => EntryModel<Input, Dto>;
  select: EntrySelect<Dto>;
  /** Returns the columns to store, with sanitised HTML. */
  toColumns: (input: Input) => Promise<Input>;
  listTexts: (input: Input) => string[];
};

/** Returns an entry's search text: its folded texts, then their joined compounds: "taxsaving" for "tax-saving". */
export function toEntrySearchText<Input extends EntryInput, Dto extends EntryDto>(
  { listTexts }: EntryKind<Input, Dto>,
  input: Input,
): string {
  const { text, joined } = foldForStorage(listTexts(input).join("\n"));
  return toStoredText([text, joined]);
}

export function toDto<Dto extends { createdAt: string }>(row: EntryRow<Dto>): Dto {
  // The database schema has no enums. Text columns for enums contain only values that the input schema accepted.
  return { ...row, createdAt: row.createdAt.toISOString() } as Dto;
}
