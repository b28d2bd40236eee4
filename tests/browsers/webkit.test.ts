import { hasWebkit, startWebkit } from "./webkit";
import { walkFlows } from "./walk-flows";

walkFlows({ name: "WebKit", isThere: hasWebkit(), start: startWebkit });
