import { packs } from "../hostile-html/corpus";
import { hostileOptions, test } from "../hostile-html/hostile-test";
import { describePortal } from "../hostile-html/ways-in";

// Hostile HTML that is stored is listed and edited, and hostile HTML is pasted, as staff would.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 600_000 });

describePortal(packs);
