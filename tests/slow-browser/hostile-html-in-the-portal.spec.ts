import { packs } from "../html-corpus/corpus";
import { hostileOptions, test } from "../html-corpus/hostile-test";
import { describePortal } from "../html-corpus/ways-in";

// Hostile HTML that is stored is listed and edited, and hostile HTML is pasted, as staff would.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 600_000 });

describePortal(packs);
