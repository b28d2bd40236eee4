import { writeFileSync } from "node:fs";
import { productionSbom } from "./supply/bill-of-materials";

// npm run --silent sbom: prints what production is made of, as CycloneDX; `-- FILE` writes it there.

const file = process.argv[2];
if (file === undefined) process.stdout.write(productionSbom());
else writeFileSync(file, productionSbom());
