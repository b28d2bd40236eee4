import { describe, expect, test } from "@jest/globals";
import { readRequestId } from "./request-id";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe("readRequestId", () => {
  test.each(["req-12345678", "0af7651916cd43dd8448eb211c80319c", "a".repeat(64), "12345678"])(
    "returns the well-formed id of a trusted proxy: %s",
    (header) => expect(readRequestId(header, true)).toBe(header),
  );

  test.each([
    undefined,
    "",
    "1234567",
    "a".repeat(65),
    "line-break-1\n",
    "meera@example.in",
    ["req-12345678", "req-87654321"],
  ])("returns a new id when a trusted proxy sends %j", (header) => {
    const id = readRequestId(header, true);
    expect(id).toMatch(UUID);
    expect(readRequestId(header, true)).not.toBe(id);
  });

  test("returns a new id when no proxy is trusted", () => {
    expect(readRequestId("req-12345678", false)).toMatch(UUID);
  });
});
