import "server-only";
import type { z } from "zod";
import type { PublishedKind } from "@/lib/cache/publish";
import { foldSearched, toStoredText } from "@/lib/core/search-text";
import type { DbTransaction } from "@/lib/db/client";
import type { newestFirst } from "@/lib/db/pagination";

/** What the input of every kind has: the id is made of the title. */
export type EntryInput = { title: string };

/** What the API answers of every kind. */
export type EntryDto = { id: string; title: string; createdAt: string; version: number };

/** An answer's fields as the database has them: a time is a date, and one of a few words is text. */
export type EntryRow<Dto> = {
  [Field in keyof Dto]: Field extends "createdAt"
    ? Date
    : Dto[Field] extends string
      ? string
      : Dto[Field];
};

export type EntrySelect<Dto> = Record<keyof Dto, true>;

export type EntryTable = "Blog" | "MediaItem" | "Offer";

/** What a search looks through, beside what was sent (lib/core/search-text.ts). */
type Searched = { searchText: string };

type ById = { id: string; version?: number };
type Slice = { skip?: number; take?: number };

/** What the store asks of Prisma; the compiler checks each model against it. */
export type EntryModel<Input, Dto> = {
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
    data: Input & Searched & { id: string; createdAt?: Date; version?: number };
  }): Promise<EntryRow<Dto>>;
  update(args: {
    select: EntrySelect<Dto>;
    where: { id: string };
    data: Input & Searched;
  }): Promise<EntryRow<Dto>>;
  updateMany(args: {
    where: ById;
    data: { version: { increment: number } };
  }): Promise<{ count: number }>;
  deleteMany(args: { where: { id: string } }): Promise<{ count: number }>;
} & {
  findMany(
    args: { select: { id: true }; orderBy: typeof newestFirst } & Slice,
  ): Promise<{ id: string }[]>;
};

/** All that sets one kind of entry apart on the server: lib/entries/store.ts and routes.ts do the rest. */
export type EntryKind<Input extends EntryInput, Dto extends EntryDto> = {
  /** In the audit, and of which pages show it (lib/cache/publish.ts). */
  entity: PublishedKind;
  /** In messages: "Blog post". */
  label: string;
  /** Of its list in the API. */
  path: string;
  inputSchema: z.ZodType<Input>;
  dtoSchema: z.ZodType<Dto>;
  table: EntryTable;
  model: (db: DbTransaction) => EntryModel<Input, Dto>;
  /** The columns that the API answers. */
  select: EntrySelect<Dto>;
  /** What is stored: its HTML sanitised. */
  toColumns: (input: Input) => Promise<Input>;
  /** Its texts, without markup: a search finds any word of them. */
  textsOf: (input: Input) => string[];
};

/** Returns the search text of an entry: its texts, folded, a line each. */
export function toSearchText<Input extends EntryInput, Dto extends EntryDto>(
  { textsOf }: EntryKind<Input, Dto>,
  input: Input,
): string {
  const { text, joined } = foldSearched(textsOf(input).join("\n"));
  return toStoredText([text, joined]);
}

/** A row as the API answers it. */
export function toDto<Dto extends { createdAt: string }>(row: EntryRow<Dto>): Dto {
  // The databases have no enums: a column of one of a few words is text that the input schema let in.
  return { ...row, createdAt: row.createdAt.toISOString() } as Dto;
}
