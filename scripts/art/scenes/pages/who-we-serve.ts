/** Who we serve: the places that people build, each under its own sun. */
import {
  charitableInvestors,
  doctors,
  executives,
  individualsFamilies,
} from "./who-we-serve/land.js";
import { attorneys, businessOwners, familyOffice, womanInvestors } from "./who-we-serve/town.js";
import { foreignInvestors, hni, nri } from "./who-we-serve/abroad.js";

export const whoWeServe = {
  "individuals-families": individualsFamilies,
  executives: executives,
  attorneys: attorneys,
  "business-owners": businessOwners,
  doctors: doctors,
  "woman-investors": womanInvestors,
  "charitable-investors": charitableInvestors,
  hni: hni,
  "family-office": familyOffice,
  nri: nri,
  "foreign-investors": foreignInvestors,
} as const;
