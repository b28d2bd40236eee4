/** A globe of meridians and parallels, and the arcs that leap between its places. */
import { count, smoothPath } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, clipped, linear, path, type Point } from "../core/svg.js";
import { mix } from "../palette.js";

export interface GlobeOptions {
  cx: number;
  cy: number;
  r: number;
  /** The pole's lean towards the viewer, and the turn about it, in degrees. */
  tilt?: number;
  turn?: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

function place(
  { cx, cy, r, tilt = 18, turn = 0 }: GlobeOptions,
  lat: number,
  lon: number,
): { point: Point; front: boolean } {
  const phi = rad(lat);
  const theta = rad(lon + turn);
  const x = Math.cos(phi) * Math.sin(theta);
  const y = Math.sin(phi);
  const z = Math.cos(phi) * Math.cos(theta);
  const t = rad(tilt);
  return {
    point: [cx + x * r, cy - (y * Math.cos(t) - z * Math.sin(t)) * r],
    front: y * Math.sin(t) + z * Math.cos(t) >= 0,
  };
}

export const globePoint = (options: GlobeOptions, lat: number, lon: number): Point =>
  place(options, lat, lon).point;

function visible(list: readonly { point: Point; front: boolean }[]): string {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const { point, front } of list) {
    if (front) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs
    .filter((points) => points.length > 1)
    .map((points) => smoothPath(points))
    .join("");
}

export function globe(at: Frame, options: GlobeOptions, tint: string): string {
  const { cx, cy, r } = options;
  const meridians = count(24).map((index) =>
    visible(count(61).map((step) => place(options, -90 + step * 3, index * 15))),
  );
  const parallels = [-60, -45, -30, -15, 0, 15, 30, 45, 60, 75].map((lat) =>
    visible(count(121).map((step) => place(options, lat, -180 - (options.turn ?? 0) + step * 3))),
  );
  const disc = `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`;
  return [
    circle(cx, cy, r, {
      fill: linear(
        [cx + r * 0.75, cy - r * 0.75],
        [cx - r * 0.6, cy + r * 0.5],
        [
          [0, mix(tint, at.theme.light, 0.5)],
          [0.5, tint],
          [1, mix(tint, at.theme.near, 0.35)],
        ],
      ),
    }),
    clipped(disc, [
      path([...meridians, ...parallels].join(""), {
        stroke: at.theme.etch,
        weight: at.hair,
        opacity: 0.5,
      }),
    ]),
    circle(cx, cy, r, { stroke: at.theme.etch, weight: at.hair * 1.2, opacity: 0.7 }),
  ].join("");
}

/** An arc from one place to another, lifted above the globe. */
export function leap(
  at: Frame,
  from: Point,
  to: Point,
  lift: number,
  colour: string,
  options: { weight?: number; dots?: boolean; opacity?: number } = {},
): string {
  const { weight = at.hair * 1.6, dots = true, opacity = 1 } = options;
  const d =
    `M${from[0].toFixed(1)} ${from[1].toFixed(1)}` +
    `C${(from[0] + (to[0] - from[0]) * 0.18).toFixed(1)} ${(from[1] - lift).toFixed(1)} ` +
    `${(from[0] + (to[0] - from[0]) * 0.82).toFixed(1)} ${(to[1] - lift).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  return [
    path(d, { stroke: colour, weight, opacity, cap: "round" }),
    ...(dots
      ? [from, to].map(([x, y]) => circle(x, y, at.hair * 3.4, { fill: colour, opacity }))
      : []),
  ].join("");
}
