/** A wheel that stands on the road. */
import { count, polar } from "../../core/curve.js";
import type { Frame } from "../../core/frame.js";
import { circle, line } from "../../core/svg.js";
import { brand, mix } from "../../palette.js";

export interface TyreOptions {
  /** The rim's share of the radius. */
  rim?: number;
  spokes?: number;
}

export function tyre(
  at: Frame,
  cx: number,
  road: number,
  r: number,
  { rim = 0.66, spokes = 10 }: TyreOptions = {},
): string {
  const cy = road - r;
  const metal = mix(brand.sage, brand.paper, 0.35);
  return [
    circle(cx, cy, r, { fill: brand.ink }),
    circle(cx, cy, r * rim, { fill: mix(metal, brand.pine, 0.16) }),
    circle(cx, cy, r * rim * 0.86, { fill: metal }),
    ...count(spokes).map((index) => {
      const turn = (index * 360) / spokes + 9;
      const [ax, ay] = polar(cx, cy, r * rim * 0.28, turn);
      const [bx, by] = polar(cx, cy, r * rim * 0.82, turn);
      return line(ax, ay, bx, by, {
        stroke: mix(brand.pine, brand.sage, 0.3),
        weight: Math.max(at.hair, r * 0.045),
        cap: "round",
      });
    }),
    circle(cx, cy, r * rim * 0.28, { fill: brand.brass }),
  ].join("");
}
