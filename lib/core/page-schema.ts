import { z } from "zod";

const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 1_000_000;

/** Null, which is the whole list, where neither is given. */
export const pagingOf = (page?: number, pageSize?: number) =>
  page === undefined && pageSize === undefined
    ? null
    : { page: page ?? 1, pageSize: pageSize ?? PAGE_SIZE_DEFAULT };

const wholeNumber = (label: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `${label} must be a whole number from 1`)
    .transform(Number)
    .refine((value) => value <= max, `${label} must be at most ${max}`)
    .optional();

/** Optional `page` and `pageSize` of a list; null when neither is given: the whole list. */
export const pagingSchema = z
  .object({
    page: wholeNumber("page", PAGE_MAX),
    pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
  })
  .transform(({ page, pageSize }) => pagingOf(page, pageSize));

/** Which part of a list: pages count from 1. Null is all of it. */
export type Paging = z.output<typeof pagingSchema>;
