import { oneByOne } from "../hostile-html/corpus";
import { hostileOptions, test } from "../hostile-html/hostile-test";
import { describePublished, describeStored } from "../hostile-html/ways-in";

// What tests/e2e/hostile-html.spec.ts does with packs of cases, with each case alone.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 900_000 });

describePublished(oneByOne);
describeStored(oneByOne);
