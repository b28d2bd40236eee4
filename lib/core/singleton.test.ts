import { expect, jest, test } from "@jest/globals";
import { singleton } from "./singleton.mjs";

test("everyone who asks for a name gets the same thing, made once, whichever copy of the module they have", async () => {
  const create = jest.fn(() => ({}));
  const first = singleton("test", create);
  jest.resetModules();
  const copy = (await import("./singleton.mjs")) as { singleton: typeof singleton };
  expect(copy.singleton).not.toBe(singleton);
  expect(copy.singleton("test", create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(singleton("another", create)).not.toBe(first);
});
