import { expect, test } from "@jest/globals";
import { listFieldErrors } from "./field-errors";

const createError = (message: string) => ({ type: "custom", message, ref: undefined });

test("lists errors of nested fields, rows and lists with their paths", () => {
  const errors = {
    title: createError("Title is required"),
    people: Object.assign([undefined, { name: createError("Name is required") }], {
      root: createError("At most 100 people"),
    }),
    adviser: { type: createError("Type is too long"), message: createError("Too short") },
  };
  expect(listFieldErrors(errors).map(({ name, message }) => `${name}: ${message}`)).toEqual([
    "title: Title is required",
    "people.1.name: Name is required",
    "people: At most 100 people",
    "adviser.type: Type is too long",
    "adviser.message: Too short",
  ]);
});
