import * as cases from "./cases";
import type { HostileCase } from "./cases";

const { mutation, breakout, ...otherKinds } = cases;

const listCases = (kinds: Record<string, string>[]): HostileCase[] =>
  kinds.flatMap((kind) => Object.entries(kind).map(([name, html]) => ({ name, html })));

/** Cases that, once well-formed, do not affect cases on the same page. */
const contained = listCases(Object.values(otherKinds));
/** Cases that change the page around them, or change when they are parsed again. */
const disruptive = listCases([mutation, breakout]);

export const corpus: HostileCase[] = [...contained, ...disruptive];

export type Pack = HostileCase[];

const PACK_SIZE = 18;

const containedPacks: Pack[] = Array.from(
  { length: Math.ceil(contained.length / PACK_SIZE) },
  (_, index) => contained.slice(index * PACK_SIZE, (index + 1) * PACK_SIZE),
);

export const packs: Pack[] = [...containedPacks, ...disruptive.map((hostile) => [hostile])];
