import { describeEnlarged, describeOwnColours } from "../e2e/enlarged-and-own-colours";
import { test } from "../e2e/fixtures";

// The other size and the other colours of tests/e2e/everyone.spec.ts.

test.describe.configure({ mode: "parallel" });

describeEnlarged("200%", { width: 640, height: 512 });
describeOwnColours("light");
