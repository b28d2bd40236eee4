import * as cases from "./cases";
import type { HostileCase } from "./cases";

const { mutation, breakout, ...otherKinds } = cases;

const listCases = (kinds: Record<string, string>[]): HostileCase[] =>
  kinds.flatMap((kind) => Object.entries(kind).map(([name, html]) => ({ name, html })));

/** Cases that can share a page: as well-formed HTML, they do not affect each other. */
const contained = listCases(Object.values(otherKinds));
/** Cases that need a page each: they change the page around them, or change when parsed again. */
const disruptive = listCases([mutation, breakout]);

export type Pack = HostileCase[];

const PACK_SIZE = 18;

const containedPacks: Pack[] = Array.from(
  { length: Math.ceil(contained.length / PACK_SIZE) },
  (_, index) => contained.slice(index * PACK_SIZE, (index + 1) * PACK_SIZE),
);

export const packs: Pack[] = [...containedPacks, ...disruptive.map((hostile) => [hostile])];
