/** Arches: the mughal arch, nested shelters, an aqueduct, a pavilion. */
import { count, lerp } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, clipped, line, linear, n, path, rect } from "../core/svg.js";
import { brand, mix } from "../palette.js";
import { stoneTint } from "./ground.js";

/** A pointed arch standing on `base`: `spring` is where the curve begins, `apex` its tip. */
export function archPath(
  cx: number,
  base: number,
  half: number,
  spring: number,
  apex: number,
): string {
  const rise = spring - apex;
  const side = (sign: 1 | -1): string =>
    sign === 1
      ? `C${n(cx - half)} ${n(spring - rise * 0.52)} ${n(cx - half * 0.42)} ${n(apex + rise * 0.2)} ${n(cx)} ${n(apex)}`
      : `C${n(cx + half * 0.42)} ${n(apex + rise * 0.2)} ${n(cx + half)} ${n(spring - rise * 0.52)} ${n(cx + half)} ${n(spring)}`;
  return `M${n(cx - half)} ${n(base)}V${n(spring)}${side(1)}${side(-1)}V${n(base)}Z`;
}

/** A round arch standing on `base`. */
export const roundArchPath = (cx: number, base: number, half: number, spring: number): string =>
  `M${n(cx - half)} ${n(base)}V${n(spring)}A${n(half)} ${n(half)} 0 0 1 ${n(cx + half)} ${n(spring)}V${n(base)}Z`;

export interface NestedOptions {
  cx: number;
  base: number;
  outer: number;
  inner: number;
  rings: number;
  /** The tint of the outermost and of the innermost ring. */
  tints: readonly [string, string];
  /** The straight part below the curve, as a share of the half width. */
  legs?: number;
}

/** Concentric arches, each sheltering the next. */
export function nestedArches(at: Frame, options: NestedOptions): string {
  const { cx, base, outer, inner, rings, tints, legs = 0.25 } = options;
  return count(rings)
    .map((ring) => {
      const t = ring / (rings - 1);
      const half = lerp(outer, inner, t);
      const spring = base - half * legs;
      const d = archPath(cx, base, half, spring, spring - half * 1.16);
      const tint = mix(tints[0], tints[1], t);
      return (
        path(d, {
          fill: linear(
            [cx + half, base - half * 1.4],
            [cx - half, base],
            [
              [0, mix(tint, at.theme.light, 0.22)],
              [0.6, tint],
              [1, mix(tint, at.theme.near, 0.1)],
            ],
          ),
        }) + path(d, { stroke: at.theme.etch, weight: at.hair, opacity: 0.42 })
      );
    })
    .join("");
}

export interface AqueductOptions {
  from: number;
  to: number;
  deck: number;
  /** How far each pier reaches down; the land in front hides its foot. */
  foot: number;
  arches: number;
  thickness?: number;
}

/** An aqueduct: piers of laid courses, round arches, and a brass line of water along the deck. */
export function aqueduct(at: Frame, options: AqueductOptions): string {
  const { from, to, deck, foot, arches, thickness = 26 } = options;
  const bay = (to - from) / arches;
  const pier = bay * 0.2;
  const half = (bay - pier) / 2;
  const spring = deck + thickness + half + 8;
  const openings = count(arches)
    .map((index) => roundArchPath(from + bay * (index + 0.5), foot, half, spring))
    .join("");
  const wall = `M${n(from - pier / 2)} ${n(deck)}H${n(to + pier / 2)}V${n(foot)}H${n(from - pier / 2)}Z${openings}`;
  const face = linear(
    [to, deck],
    [from, foot],
    [
      [0, stoneTint(at, 0.1)],
      [0.6, stoneTint(at, 0.45)],
      [1, stoneTint(at, 0.7)],
    ],
  );
  const reveals = count(arches).map((index) => {
    const cx = from + bay * (index + 0.5);
    const d = roundArchPath(cx, foot, half, spring);
    return clipped(
      d,
      path(
        `${roundArchPath(cx - pier * 0.42, foot, half, spring)}M${n(cx - half - 40)} ${n(deck)}H${n(cx + half + 40)}V${n(foot + 2)}H${n(cx - half - 40)}Z`,
        { fill: stoneTint(at, 0.92), rule: "evenodd" },
      ),
    );
  });
  const courses = count(Math.floor((foot - deck - thickness) / 15)).map((index) => {
    const y = deck + thickness + 15 * (index + 1);
    return line(from - pier / 2, y, to + pier / 2, y, {
      stroke: at.theme.near,
      weight: at.hair * 0.8,
      opacity: 0.2,
    });
  });
  return [
    path(wall, { fill: face, rule: "evenodd" }),
    clipped(wall, courses, "evenodd"),
    ...reveals,
    rect(from - pier / 2 - 7, deck - 5, to - from + pier + 14, 11, { fill: stoneTint(at, 0.2) }),
    line(from - pier / 2 - 7, deck + 6.5, to + pier / 2 + 7, deck + 6.5, {
      stroke: at.theme.near,
      weight: at.hair,
      opacity: 0.3,
    }),
    line(from - pier / 2 - 7, deck - 6, to + pier / 2 + 7, deck - 6, {
      stroke: brand.brass,
      weight: at.hair * 2.6,
    }),
  ].join("");
}

export interface PavilionOptions {
  cx: number;
  base: number;
  /** Half of the width across the pillars. */
  half: number;
  /** Steps of the plinth; on a roof there is none. */
  steps?: number;
}

/** A chhatri: a domed pavilion on slim pillars. */
export function pavilion(
  at: Frame,
  { cx, base, half, steps: flight = 3 }: PavilionOptions,
): string {
  const { hair } = at;
  const plinth = half * 0.16;
  const columnTop = base - plinth * flight - half * 1.02;
  const eave = half * 1.3;
  const dome = half * 1.02;
  const drumTop = columnTop - half * 0.3;
  const domeTop = drumTop - dome * 0.92;
  const light = (from: number, to: number) =>
    linear(
      [cx + half * 1.1, domeTop],
      [cx - half * 1.1, base],
      [
        [0, stoneTint(at, from)],
        [1, stoneTint(at, to)],
      ],
    );
  const steps = count(flight).map((index) => {
    const width = half * (2.5 + index * 0.5);
    return rect(cx - width / 2, base - plinth * (flight - index), width, plinth + 0.5, {
      fill: light(0.08 + index * 0.14, 0.6 + index * 0.14),
    });
  });
  const columns = [-0.92, -0.34, 0.34, 0.92].map((place, index) => {
    const width = half * (index === 0 || index === 3 ? 0.15 : 0.11);
    const x = cx + place * half;
    const top = columnTop + half * 0.06;
    const foot = base - plinth * flight;
    return (
      rect(x - width / 2, top, width, foot - top, {
        fill: linear(
          [x + width / 2, 0],
          [x - width / 2, 0],
          [
            [0, stoneTint(at, 0.05)],
            [1, stoneTint(at, 0.85)],
          ],
        ),
      }) +
      rect(x - width * 0.9, top, width * 1.8, width * 0.7, { fill: light(0.1, 0.8) }) +
      rect(x - width * 0.9, foot - width * 0.7, width * 1.8, width * 0.7, { fill: light(0.2, 0.9) })
    );
  });
  // The cusped arches between the pillars, cut from a lintel.
  const bays = [
    [-0.92, -0.34],
    [-0.34, 0.34],
    [0.34, 0.92],
  ].map(([a, b]) => {
    const middle = cx + (((a ?? 0) + (b ?? 0)) / 2) * half;
    const reach = (((b ?? 0) - (a ?? 0)) / 2) * half - half * 0.05;
    const foot = columnTop + half * 0.42;
    return archPath(middle, foot, reach, foot, columnTop + half * 0.1);
  });
  const lintel = `M${n(cx - half)} ${n(columnTop)}H${n(cx + half)}V${n(columnTop + half * 0.42)}H${n(cx - half)}Z${bays.join("")}`;
  const eaveShape = `M${n(cx - eave)} ${n(columnTop + half * 0.12)}Q${n(cx - eave * 0.8)} ${n(columnTop)} ${n(cx - half * 0.92)} ${n(columnTop - half * 0.1)}H${n(cx + half * 0.92)}Q${n(cx + eave * 0.8)} ${n(columnTop)} ${n(cx + eave)} ${n(columnTop + half * 0.12)}Z`;
  const domeShape =
    `M${n(cx - dome * 0.86)} ${n(drumTop)}` +
    `C${n(cx - dome * 1.08)} ${n(drumTop - dome * 0.42)} ${n(cx - dome * 0.6)} ${n(domeTop + dome * 0.1)} ${n(cx)} ${n(domeTop)}` +
    `C${n(cx + dome * 0.6)} ${n(domeTop + dome * 0.1)} ${n(cx + dome * 1.08)} ${n(drumTop - dome * 0.42)} ${n(cx + dome * 0.86)} ${n(drumTop)}Z`;
  const ribs = [-0.62, -0.32, 0, 0.32, 0.62].map((place) =>
    path(
      `M${n(cx + place * dome * 1.26)} ${n(drumTop)}C${n(cx + place * dome * 1.62)} ${n(drumTop - dome * 0.42)} ${n(cx + place * dome * 0.8)} ${n(domeTop + dome * 0.14)} ${n(cx)} ${n(domeTop)}`,
      { stroke: at.theme.near, weight: hair, opacity: 0.26 },
    ),
  );
  return [
    path(lintel, { fill: light(0.25, 0.9), rule: "evenodd" }),
    ...columns,
    ...steps,
    path(domeShape, { fill: light(-0.1, 0.85) }),
    clipped(domeShape, ribs),
    rect(cx - half * 0.96, drumTop - 1, half * 1.92, half * 0.22, { fill: light(0.1, 0.8) }),
    line(cx - half * 0.96, drumTop + half * 0.05, cx + half * 0.96, drumTop + half * 0.05, {
      stroke: brand.brass,
      weight: hair * 1.6,
    }),
    path(eaveShape, { fill: light(0, 0.75) }),
    line(cx, domeTop + 2, cx, domeTop - half * 0.3, { stroke: brand.brass, weight: hair * 2 }),
    circle(cx, domeTop - half * 0.06, half * 0.07, { fill: brand.brass }),
    circle(cx, domeTop - half * 0.19, half * 0.045, { fill: brand.brass }),
  ].join("");
}
