/** A village well: a round wall of stone, two posts, and a pulley over the water. */
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, ellipse, line, linear, n, path, rect } from "../core/svg.js";
import { brand, landTint } from "../palette.js";
import { stoneTint } from "./ground.js";

/** (cx, base) is the front of its foot; `r` is half its width. */
export function waterWell(at: Frame, cx: number, base: number, r: number): string {
  const ry = r * 0.24;
  const high = r * 0.62;
  const rim = base - ry - high;
  const low = base - ry;
  const face = linear(
    [cx + r, 0],
    [cx - r, 0],
    [
      [0, stoneTint(at, 0.05)],
      [0.55, stoneTint(at, 0.5)],
      [1, stoneTint(at, 0.95)],
    ],
  );
  const wood = landTint(at.theme, 0.96);
  const beam = rim - r * 1.3;
  return [
    path(
      `M${n(cx - r)} ${n(rim)}V${n(low)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(low)}V${n(rim)}Z`,
      {
        fill: face,
      },
    ),
    ...count(3).map((index) => {
      const y = rim + (high * (index + 1)) / 4 + 4;
      return path(`M${n(cx - r)} ${n(y)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(y)}`, {
        stroke: at.theme.near,
        weight: at.hair * 0.8,
        opacity: 0.25,
      });
    }),
    ellipse(cx, rim, r * 1.05, ry * 1.1, { fill: stoneTint(at, 0.15) }),
    ellipse(cx, rim, r * 0.82, ry * 0.8, { fill: landTint(at.theme, 0.9) }),
    ellipse(cx, rim + ry * 0.25, r * 0.7, ry * 0.5, { fill: at.theme.water[0] }),
    line(cx, beam + 10, cx, rim + ry * 0.2, { stroke: brand.brass, weight: at.hair * 1.2 }),
    ...[-0.92, 0.92].map((place) =>
      rect(cx + place * r - r * 0.05, beam, r * 0.1, rim - beam + 4, { fill: wood }),
    ),
    rect(cx - r * 1.12, beam - r * 0.05, r * 2.24, r * 0.11, { fill: wood }),
    circle(cx, beam + r * 0.12, r * 0.15, { stroke: brand.brass, weight: at.hair * 2.4 }),
  ].join("");
}
