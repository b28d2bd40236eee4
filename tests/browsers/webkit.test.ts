import { hasWebkit, startWebkit } from "./webkit";
import { describeFlows } from "./describe-flows";

describeFlows("WebKit", hasWebkit(), startWebkit);
