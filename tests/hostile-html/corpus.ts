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

/** Every way to attack that the site must withstand, as techniques that are publicly known. */
export const corpus: HostileCase[] = [
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
  mutation,
  breakout,
  clobbering,
  editorDocuments,
].flatMap((technique: HostileHtml) =>
  Object.entries(technique).map(([name, html]) => ({ name, html })),
);

/** Every n-th case: some of each technique. */
export const sampleOf = (n: number): HostileCase[] => corpus.filter((_, index) => index % n === 0);
