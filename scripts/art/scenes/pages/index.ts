/** One picture for each content page, by the name of its page. */
import { insurance } from "./insurance.js";
import { lease } from "./lease.js";
import { loans } from "./loans.js";
import { wealthManagement } from "./wealth-management.js";
import { whoWeServe } from "./who-we-serve.js";

export const pages = {
  ...whoWeServe,
  ...wealthManagement,
  ...insurance,
  ...lease,
  ...loans,
} as const satisfies Record<string, () => string>;
