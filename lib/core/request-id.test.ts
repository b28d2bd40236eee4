import { describe, expect, test } from "@jest/globals";
import { beginRequest, currentRequestId, requestIdFrom } from "./request-id";

const MADE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe("The id of a request", () => {
  test.each(["req-12345678", "0af7651916cd43dd8448eb211c80319c", "a".repeat(64), "12345678"])(
    "is the one of a proxy that is trusted: %s",
    (sent) => expect(requestIdFrom(sent, true)).toBe(sent),
  );

  test.each([
    undefined,
    "",
    "short",
    "a".repeat(65),
    "with space 1",
    "line\nbreak-1",
    "line-break-1\n",
    'quote-"1234',
    "meera@example.in",
    ["req-12345678", "req-87654321"],
  ])("is a new one where that is not well formed: %j", (sent) => {
    const id = requestIdFrom(sent, true);
    expect(id).toMatch(MADE);
    expect(requestIdFrom(sent, true)).not.toBe(id);
  });

  test("is a new one where no proxy is trusted", () => {
    expect(requestIdFrom("req-12345678", false)).toMatch(MADE);
  });

  test("is that of whatever goes on for it, also beside another", async () => {
    const work = async (id: string, ms: number) => {
      beginRequest(id);
      await new Promise((resolve) => setTimeout(resolve, ms));
      return currentRequestId();
    };
    const begin = (id: string, ms: number) => Promise.resolve().then(() => work(id, ms));
    expect(await Promise.all([begin("one", 20), begin("two", 5)])).toEqual(["one", "two"]);
  });
});
