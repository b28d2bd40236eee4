import { z } from "zod";

const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 1_000_000;

/** Which part of a list: pages count from 1. Null is all of it. */
export type Paging = { page: number; pageSize: number } | null;

/** Null, which is the whole list, where neither is given. */
export const pagingOf = ({ page, pageSize }: { page?: number; pageSize?: number }): Paging =>
  page === undefined && pageSize === undefined
    ? null
    : { page: page ?? 1, pageSize: pageSize ?? PAGE_SIZE_DEFAULT };

/** Text of an address as the number that it writes; any other is left as it is, and refused. */
const toNumber = (text: unknown) =>
  typeof text === "string" && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : text;

const wholeNumber = (label: string, max: number) => {
  const message = `${label} must be a whole number from 1`;
  const number = z.int(message).min(1, message).max(max, `${label} must be at most ${max}`);
  return z.preprocess(toNumber, number).optional();
};

/** The query of a list: which part of it. `pagingOf` reads it. */
export const pagingQuerySchema = z.object({
  page: wholeNumber("page", PAGE_MAX).meta({ description: "Counts from 1" }),
  pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
});
