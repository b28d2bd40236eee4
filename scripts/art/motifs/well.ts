/** The stepwell: flights of steps that meet in triangles, tier below tier, down to the water. */
import { count, lerp } from "../core/curve.js";
import { lit, type Frame } from "../core/frame.js";
import { line, polygon, rect, type Point } from "../core/svg.js";
import { landTint, mix } from "../palette.js";

export interface WellOptions {
  from: number;
  to: number;
  top: number;
  bottom: number;
  tiers: number;
  /** Half the width of a double flight. */
  half: number;
  steps?: number;
  depth?: readonly [number, number];
}

/** One double flight: a stepped triangle, its right side lit, its left in shade. */
function flight(
  at: Frame,
  cx: number,
  top: number,
  base: number,
  half: number,
  steps: number,
  tint: string,
): string {
  const rise = (base - top) / steps;
  const run = half / (steps + 0.5);
  const side = (sign: 1 | -1): Point[] => {
    const list: Point[] = [
      [cx, top],
      [cx + sign * run * 0.5, top],
    ];
    for (let step = 0; step < steps; step += 1) {
      const x = cx + sign * run * (step + 0.5);
      list.push([x, top + rise * (step + 1)]);
      if (step < steps - 1) list.push([x + sign * run, top + rise * (step + 1)]);
    }
    list.push([cx, base]);
    return list;
  };
  const treads = count(steps).map((step) => {
    const y = top + rise * step;
    const reach = run * (step + 0.5);
    return line(cx - reach, y, cx + reach, y, {
      stroke: at.theme.etch,
      weight: at.hair * 0.75,
      opacity: 0.34,
    });
  });
  return [
    polygon(side(-1), { fill: mix(tint, at.theme.near, 0.5) }),
    polygon(side(1), { fill: mix(tint, at.theme.light, 0.3) }),
    ...treads,
  ].join("");
}

/** The wall of a stepwell: tiers of double flights, each tier set half a flight aside. */
export function stepwell(at: Frame, options: WellOptions): string {
  const { from, to, top, bottom, tiers, half, steps = 6, depth = [0.25, 0.95] } = options;
  const tall = (bottom - top) / tiers;
  const flights = Math.ceil((to - from) / (half * 2)) + 2;
  return count(tiers)
    .map((tier) => {
      const y0 = top + tall * tier;
      const y1 = y0 + tall;
      const tint = landTint(at.theme, lerp(depth[0], depth[1], tier / (tiers - 1)));
      const ledge = tall * 0.13;
      const start = from - half * (tier % 2 === 0 ? 1 : 2);
      return [
        rect(from, y0, to - from, tall + 0.5, {
          fill: lit(at, mix(tint, at.theme.near, 0.16), 0.2),
        }),
        ...count(flights).map((index) =>
          flight(at, start + half * (index * 2 + 1), y0 + ledge, y1, half, steps, tint),
        ),
        rect(from, y0, to - from, ledge, { fill: lit(at, mix(tint, at.theme.light, 0.3), 0.3) }),
        line(from, y0, to, y0, { stroke: at.theme.etch, weight: at.hair, opacity: 0.6 }),
        line(from, y0 + ledge, to, y0 + ledge, {
          stroke: at.theme.near,
          weight: at.hair,
          opacity: 0.22,
        }),
      ].join("");
    })
    .join("");
}
