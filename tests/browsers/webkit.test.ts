import { hasWebkit, startWebkit } from "./webkit";
import { walkFlows } from "./walk-flows";

walkFlows("WebKit", hasWebkit(), startWebkit);
