import * as cases from "./cases";
import type { HostileCase } from "./cases";

const { mutation, breakout, ...otherKinds } = cases;

const listCases = (kinds: Record<string, string>[]): HostileCase[] =>
  kinds.flatMap((kind) => Object.entries(kind).map(([name, html]) => ({ name, html })));

/** Cases that can share a page, because they do not affect each other once they are well-formed. */
const contained = listCases(Object.values(otherKinds));
/** Cases that each need a separate page, because they change the page or change when parsed again. */
const disruptive = listCases([mutation, breakout]);

export type Pack = HostileCase[];

const PACK_SIZE = 18;

const pack = (hostileCases: HostileCase[]): Pack[] =>
  Array.from({ length: Math.ceil(hostileCases.length / PACK_SIZE) }, (_, index) =>
    hostileCases.slice(index * PACK_SIZE, (index + 1) * PACK_SIZE),
  );

export const packs: Pack[] = [...pack(contained), ...disruptive.map((hostile) => [hostile])];
/** Packs of both kinds of cases, for tests that submit or paste each case separately. */
export const separatePacks: Pack[] = pack([...contained, ...disruptive]);
