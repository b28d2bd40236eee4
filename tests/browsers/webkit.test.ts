import { hasWebkit, startWebkit } from "./webkit";
import { describeFlows } from "./walk-flows";

describeFlows("WebKit", hasWebkit(), startWebkit);
