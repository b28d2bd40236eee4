/** A great sundial of masonry, as at Jaipur: a stair to the sky, and a quadrant on either side. */
import { count, lerp, polar } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { line, n, path, polygon } from "../core/svg.js";
import { brand, mix } from "../palette.js";
import { archPath, pavilion } from "./arch.js";
import { stoneTint } from "./ground.js";
import { stone } from "./masonry.js";

export interface SundialOptions {
  cx: number;
  ground: number;
  /** The radius of the quadrants, and the height of the stair between them. */
  r: number;
  high: number;
}

/** How far up the quadrants reach, in degrees above the middle of their circle. */
const END = 9;

export function sundial(at: Frame, { cx, ground, r, high }: SundialOptions): string {
  const cy = ground - r - 16;
  const band = r * 0.11;
  const to = (radius: number, turn: number): string => polar(cx, cy, radius, turn).map(n).join(" ");
  const wing = (side: 1 | -1): string => {
    const end = side === 1 ? END : 180 - END;
    const sweep = side === 1 ? 0 : 1;
    const back = side === 1 ? 1 : 0;
    const [ex] = polar(cx, cy, r, end);
    const [from, until] = side === 1 ? [cx, ex] : [ex, cx];
    const face = `M${n(cx)} ${n(ground)}V${n(cy + r)}A${n(r)} ${n(r)} 0 0 ${sweep} ${to(r, end)}V${n(ground)}Z`;
    const scale = `M${to(r, 90)}A${n(r)} ${n(r)} 0 0 ${sweep} ${to(r, end)}L${to(r - band, end)}A${n(r - band)} ${n(r - band)} 0 0 ${back} ${to(r - band, 90)}Z`;
    // Openings in the wall, as high as the curve above them allows.
    const arches = [0.67, 0.83].map((place) => {
      const x = cx + side * r * place;
      const under = cy + Math.sqrt(r * r - (r * (place - 0.06)) ** 2);
      const half = r * 0.05;
      const apex = under + r * 0.1;
      return path(archPath(x, ground - 22, half, apex + half * 1.3, apex), {
        fill: mix(at.theme.stone[2], at.theme.near, 0.34),
      });
    });
    const hours = count(19).map((index) => {
      const turn = lerp(side === 1 ? 74 : 106, end, index / 18);
      const major = index % 3 === 0;
      const [ax, ay] = polar(cx, cy, r - band + 3, turn);
      const [bx, by] = polar(cx, cy, r - band + band * (major ? 0.7 : 0.4), turn);
      return line(ax, ay, bx, by, {
        stroke: major ? brand.brass : at.theme.near,
        weight: at.hair * (major ? 1.7 : 0.9),
        opacity: major ? 1 : 0.45,
      });
    });
    return [
      path(face, { fill: stone(at, [from, cy, until, ground], 0.3, 0.85) }),
      ...arches,
      path(scale, { fill: stone(at, [from, cy, until, ground], 0, 0.35) }),
      path(scale, { stroke: at.theme.near, weight: at.hair, opacity: 0.28 }),
      ...hours,
    ].join("");
  };
  const top = ground - high;
  const [low, up] = [r * 0.21, r * 0.13];
  const treads = count(26).map((index) => {
    const t = index / 26;
    const y = lerp(ground, top, t);
    const half = lerp(low, up, t) * 0.5;
    return line(cx - half, y, cx + half, y, {
      stroke: at.theme.near,
      weight: at.hair * 0.9,
      opacity: lerp(0.5, 0.25, t),
    });
  });
  return [
    wing(-1),
    wing(1),
    pavilion(at, { cx, base: top + 2, half: r * 0.125, steps: 0 }),
    polygon(
      [
        [cx - low, ground],
        [cx - up, top],
        [cx + up, top],
        [cx + low, ground],
      ],
      { fill: stone(at, [cx - low, top, cx + low, ground], 0.02, 0.6) },
    ),
    polygon(
      [
        [cx - low * 0.5, ground],
        [cx - up * 0.5, top],
        [cx + up * 0.5, top],
        [cx + low * 0.5, ground],
      ],
      { fill: stoneTint(at, 0.8) },
    ),
    ...treads,
    ...[-1, 1].map((side) =>
      line(cx + side * low, ground, cx + side * up, top, {
        stroke: brand.brass,
        weight: at.hair * 1.8,
      }),
    ),
  ].join("");
}
