import { setFlagsFromString } from "node:v8";

// A process that exits while V8 compiles beside it can wait for ever (nodejs/node, issue 54918). So it
// compiles in its own thread, as it did before that could be done beside it.
setFlagsFromString("--no-concurrent-sparkplug");
