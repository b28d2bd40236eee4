/** The stepwell: flights of steps that meet in triangles, tier below tier, down to the water. */
import { count, lerp } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { clipped, line, polygon, rect, type Point } from "../core/svg.js";
import { landTint, mix } from "../palette.js";
import { water } from "./ground.js";

export interface WellOptions {
  cx: number;
  top: number;
  bottom: number;
  /** Half widths of the top tier and of the water. */
  outer: number;
  inner: number;
  tiers: number;
  /** Flights in each tier. */
  flights: number;
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

export function stepwell(at: Frame, options: WellOptions): string {
  const { cx, top, bottom, outer, inner, tiers, flights, steps = 6, depth = [0.25, 0.95] } = options;
  const heights = count(tiers).map((tier) => 1.25 - (0.5 * tier) / tiers);
  const sum = heights.reduce((total, value) => total + value, 0);
  const edges = heights.reduce<number[]>(
    (list, value) => [...list, list[list.length - 1]! + ((bottom - top) * value) / sum],
    [top],
  );
  const widthAt = (y: number): number => lerp(outer, inner, (y - top) / (bottom - top));
  return count(tiers)
    .map((tier) => {
      const y0 = edges[tier]!;
      const y1 = edges[tier + 1]!;
      const w0 = widthAt(y0);
      const w1 = widthAt(y1);
      const tint = mix(at.theme.far, at.theme.near, lerp(depth[0], depth[1], tier / (tiers - 1)));
      const wall: Point[] = [
        [cx - w0, y0],
        [cx + w0, y0],
        [cx + w1, y1],
        [cx - w1, y1],
      ];
      const d = `M${wall.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
      const half = w1 / flights;
      const ledge = (y1 - y0) * 0.12;
      return clipped(d, [
        polygon(wall, { fill: mix(tint, at.theme.near, 0.22) }),
        ...count(flights).map((index) =>
          flight(at, cx - w1 + half * (index * 2 + 1), y0 + ledge, y1, half, steps, tint),
        ),
        rect(cx - w0, y0, w0 * 2, ledge, { fill: mix(tint, at.theme.light, 0.42) }),
        line(cx - w0, y0, cx + w0, y0, { stroke: at.theme.etch, weight: at.hair, opacity: 0.5 }),
      ]);
    })
    .join("");
}

/** The pool at the foot of a well. */
export const pool = (at: Frame, cx: number, half: number, top: number, bottom: number): string =>
  water(at, {
    from: cx - half,
    to: cx + half,
    top,
    bottom,
    glint: { x: cx + half * 0.2, width: half * 0.7 },
    lines: 8,
  });

export const wellTint = (at: Frame, depth: number): string => landTint(at.theme, depth);
