import { setFlagsFromString } from "node:v8";

// A process can hang if it exits while V8 compiles in another thread (nodejs/node#54918).
setFlagsFromString("--no-concurrent-sparkplug");
