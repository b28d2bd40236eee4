import { IMAGE_RULE, LINK_RULE } from "./address-refusals";
import type { LeftOut } from "./pasted-addresses";

/** What to tell of links and pictures that a paste left out; empty when there were none. */
export function leftOutNotice({ pictures, links }: LeftOut): string {
  const sentences = [];
  if (pictures === 1) sentences.push(`1 picture was left out. ${IMAGE_RULE}`);
  if (pictures > 1) sentences.push(`${pictures} pictures were left out. ${IMAGE_RULE}`);
  if (links === 1) sentences.push(`1 link was left out, its words stayed. ${LINK_RULE}`);
  if (links > 1) sentences.push(`${links} links were left out, their words stayed. ${LINK_RULE}`);
  return sentences.join(" ");
}
