import * as cases from "./cases";
import type { HostileCase } from "./cases";

const { mutation, breakout, ...otherKinds } = cases;

const listCases = (kinds: Record<string, string>[]): HostileCase[] =>
  kinds.flatMap((kind) => Object.entries(kind).map(([name, html]) => ({ name, html })));

/** Cases that can share a page. joinHtml and the sanitiser close their elements, so no case affects the next. */
const containedCases = listCases(Object.values(otherKinds));
/** Cases that each need a separate page, because they change the page or change when parsed again. */
const disruptiveCases = listCases([mutation, breakout]);

export type Pack = HostileCase[];

const PACK_SIZE = 18;

const splitIntoPacks = (hostileCases: HostileCase[]): Pack[] =>
  Array.from({ length: Math.ceil(hostileCases.length / PACK_SIZE) }, (_, index) =>
    hostileCases.slice(index * PACK_SIZE, (index + 1) * PACK_SIZE),
  );

export const packs: Pack[] = [
  ...splitIntoPacks(containedCases),
  ...disruptiveCases.map((hostileCase) => [hostileCase]),
];
/** Packs of both kinds of cases, for tests that submit or paste each case separately. */
export const mixedPacks: Pack[] = splitIntoPacks([...containedCases, ...disruptiveCases]);
