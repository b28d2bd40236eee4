import { packs } from "../html-corpus/corpus";
import { hostileOptions, test } from "../html-corpus/hostile-test";
import {
  describePortal,
  describePublished,
  describeStored,
  describeStoredOffers,
} from "../html-corpus/input-paths";

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 900_000 });

describePublished(packs);
describeStored(packs.filter(({ length }) => length === 1));
describeStoredOffers();
describePortal(packs);
