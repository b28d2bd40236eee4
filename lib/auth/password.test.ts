import { expect, test } from "@jest/globals";
import { hashPassword } from "./password";

test("hashes two passwords at a time, queues a hundred and refuses the rest", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 105 }, () => hashPassword("a password")),
  );
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(3);
  expect(rejected[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 1 } });
});
