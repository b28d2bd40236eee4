import { describe, expect, test } from "@jest/globals";
import { resolveRequestId } from "./request-id";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe("resolveRequestId", () => {
  test.each(["req-12345678", "0af7651916cd43dd8448eb211c80319c", "a".repeat(64), "12345678"])(
    "returns the well-formed id of a trusted proxy: %s",
    (header) => expect(resolveRequestId(header, true)).toBe(header),
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
    const id = resolveRequestId(header, true);
    expect(id).toMatch(UUID);
    expect(resolveRequestId(header, true)).not.toBe(id);
  });

  test("returns a new id when no proxy is trusted", () => {
    expect(resolveRequestId("req-12345678", false)).toMatch(UUID);
  });
});
