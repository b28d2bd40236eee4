/** A road that narrows towards the horizon, and the dashes along its middle. */
import { count, lerp, smoothPath } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { path, polygon, type Point } from "../core/svg.js";
import { mix } from "../palette.js";

export interface Station {
  x: number;
  y: number;
  half: number;
}

/** Points between the stations, so that the edges stay smooth. */
function along(stations: readonly Station[], t: number): Station {
  const scaled = t * (stations.length - 1);
  const index = Math.min(stations.length - 2, Math.floor(scaled));
  const f = scaled - index;
  const at = (i: number): Station => stations[Math.min(stations.length - 1, Math.max(0, i))]!;
  const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const spline = (key: keyof Station): number => {
    const [a, b, c, d] = [p0[key], p1[key], p2[key], p3[key]];
    return (
      0.5 *
      (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
    );
  };
  return { x: spline("x"), y: spline("y"), half: Math.max(0.6, spline("half")) };
}

export interface RoadOptions {
  surface: string;
  dashes?: number;
  /** Whether its edges are drawn; roads that run into one another leave them out. */
  edges?: boolean;
}

export function road(
  at: Frame,
  stations: readonly Station[],
  { surface, dashes = 10, edges = true }: RoadOptions,
): string {
  const samples = count(41).map((index) => along(stations, index / 40));
  const left = samples.map(({ x, y, half }): Point => [x - half, y]);
  const right = samples.map(({ x, y, half }): Point => [x + half, y]);
  const body = `${smoothPath(left)}${smoothPath([...right].reverse(), "L")}Z`;
  const marks = count(dashes).map((index) => {
    const t0 = lerp(0, 1, ((index + 0.25) / dashes) ** 0.8);
    const t1 = lerp(0, 1, ((index + 0.72) / dashes) ** 0.8);
    const steps = count(6).map((step) => along(stations, lerp(t0, t1, step / 5)));
    const wide = 0.035;
    return polygon(
      [
        ...steps.map(({ x, y, half }): Point => [x - half * wide, y]),
        ...[...steps].reverse().map(({ x, y, half }): Point => [x + half * wide, y]),
      ],
      { fill: at.theme.sun[1] },
    );
  });
  return [
    path(body, { fill: surface }),
    ...(edges
      ? [
          path(smoothPath(left), { stroke: mix(surface, at.theme.near, 0.35), weight: at.hair }),
          path(smoothPath(right), { stroke: at.theme.etch, weight: at.hair }),
        ]
      : []),
    ...marks,
  ].join("");
}
