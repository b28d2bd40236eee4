import { oneByOne } from "../html-corpus/corpus";
import { hostileOptions, test } from "../html-corpus/hostile-test";
import { describePublished, describeStored, describeStoredOffers } from "../html-corpus/ways-in";

// What tests/e2e/hostile-html.spec.ts does with packs of cases, with each case alone, and on the
// pages that show offers too.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 900_000 });

describePublished(oneByOne);
describeStored(oneByOne);
describeStoredOffers();
