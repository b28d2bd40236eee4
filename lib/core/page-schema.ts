import { z } from "zod";

const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_MAX = 1_000_000;

/** Pages start at 1. Null means the whole list. */
export type Paging = { page: number; pageSize: number } | null;

export const toPaging = ({ page, pageSize }: { page?: number; pageSize?: number }): Paging =>
  page === undefined && pageSize === undefined
    ? null
    : { page: page ?? 1, pageSize: pageSize ?? PAGE_SIZE_DEFAULT };

const toNumber = (text: unknown) =>
  typeof text === "string" && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : text;

const wholeNumber = (label: string, max: number) => {
  const message = `${label} must be a whole number of at least 1`;
  const number = z.int(message).min(1, message).max(max, `${label} must be at most ${max}`);
  return z.preprocess(toNumber, number).optional();
};

export const pagingQuerySchema = z.object({
  page: wholeNumber("page", PAGE_MAX).meta({ description: "Starts at 1" }),
  pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
});
