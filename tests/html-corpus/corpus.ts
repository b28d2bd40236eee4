import { breakout } from "./breakout";
import { clobbering } from "./clobbering";
import { dataAddresses } from "./data-addresses";
import { editorDocuments } from "./editor-documents";
import { encodings } from "./encodings";
import { eventHandlers } from "./event-handlers";
import { formsAndBase } from "./forms-and-base";
import { mathml } from "./mathml";
import { mutation } from "./mutation";
import { scriptAddresses } from "./script-addresses";
import { scripts } from "./scripts";
import { sources } from "./sources";
import { styles } from "./styles";
import { svg } from "./svg";
import type { HostileCase, HostileHtml } from "./types";

const casesOf = (technique: HostileHtml): HostileCase[] =>
  Object.entries(technique).map(([name, html]) => ({ name, html }));

/** What its own markup keeps apart from what follows, once that is well-formed. */
const contained = [
  scripts,
  eventHandlers,
  scriptAddresses,
  dataAddresses,
  encodings,
  styles,
  sources,
  formsAndBase,
  svg,
  mathml,
  clobbering,
  editorDocuments,
].flatMap(casesOf);

/** What reaches for what stands around it, or is read in another way the second time. */
const unruly = [mutation, breakout].flatMap(casesOf);

/** Every way to attack that the site must withstand, as techniques that are publicly known. */
export const corpus: HostileCase[] = [...contained, ...unruly];

/** Every n-th case: some of each technique. */
export const sampleOf = (n: number): HostileCase[] => corpus.filter((_, index) => index % n === 0);

/** Cases that are tried together. */
export type Pack = HostileCase[];

const PACK = 18;

const containedPacks: Pack[] = Array.from(
  { length: Math.ceil(contained.length / PACK) },
  (_, index) => contained.slice(index * PACK, (index + 1) * PACK),
);

const alone = (cases: HostileCase[]): Pack[] => cases.map((hostile) => [hostile]);

/** The corpus in packs; what is unruly is alone in its own. */
export const packs: Pack[] = [...containedPacks, ...alone(unruly)];

/** What the everyday tests try: of what is unruly a third. */
export const everydayPacks: Pack[] = [
  ...containedPacks,
  ...alone(unruly.filter((_, index) => index % 3 === 0)),
];

/** The corpus one by one. */
export const oneByOne: Pack[] = alone(corpus);
