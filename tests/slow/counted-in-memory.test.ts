import { randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { call, registerAdmin, signIn } from "../../tools/site/calls";
import { publishBlog } from "../support/entries";
import { heapOf, withHeap } from "../support/heap";
import { asInService, freshAddress, statusOf, times, tryToSignIn } from "../support/limits";
import { withSite } from "../support/with-site";

test("what is counted in memory takes little of it, whoever calls and whatever names are tried", async () => {
  await withSite({ ...asInService(), ...withHeap }, async (site) => {
    // The sanitiser is loaded by then.
    await registerAdmin(site.url);
    await publishBlog(site.url, (await signIn(site.url)).token, {});
    const CALLS = 1_000;
    const growthOf = async (act: (index: number) => Promise<number>) => {
      // What is loaded once, and an address that is over its limit.
      await times(200, act);
      const before = await heapOf(site);
      const statuses = await times(CALLS, act);
      return { statuses: new Set(statuses), bytes: ((await heapOf(site)) - before) / CALLS };
    };

    const from = freshAddress();
    const refused = await growthOf((index) =>
      statusOf(
        tryToSignIn(site.url, {
          from,
          username: `name-${index}-${randomBytes(4).toString("hex")}`,
        }),
      ),
    );
    expect(refused.statuses).toEqual(new Set([429]));
    expect(refused.bytes).toBeLessThan(10_000);

    const counted = await growthOf(() =>
      statusOf(
        call(site.url, "/api/register", {
          method: "POST",
          body: { username: "somebody", password: "a password that is long enough" },
          headers: { "X-Forwarded-For": freshAddress(), "X-Invite-Token": "none" },
        }),
      ),
    );
    expect(counted.statuses).toEqual(new Set([403]));
    expect(counted.bytes).toBeLessThan(10_000);
  });
});
