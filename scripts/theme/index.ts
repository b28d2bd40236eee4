import { writeFileSync } from "node:fs";
import { themeCss } from "./css";

// npm run theme: what Mantine would put into every page goes into a file that is fetched once.

writeFileSync("components/ui/theme.css", themeCss());
