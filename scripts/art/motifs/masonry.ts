/** What facades are made of: lit walls, rows of openings, merlons, domes. */
import { count, lerp } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, clipped, line, linear, n, path, rect, type Gradient } from "../core/svg.js";
import { brand } from "../palette.js";
import { archPath } from "./arch.js";
import { stoneTint } from "./ground.js";

/** Stone between two amounts of shade, lit from the upper right of the given box. */
export const stone = (
  at: Frame,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  from: number,
  to: number,
): Gradient =>
  linear(
    [x1, y0],
    [x0, y1],
    [
      [0, stoneTint(at, from)],
      [1, stoneTint(at, to)],
    ],
  );

export interface WallOptions {
  from: number;
  to: number;
  top: number;
  base: number;
  /** How much shade it stands in, at its lit and at its dark corner. */
  shade?: readonly [number, number];
}

/** A plain wall with a fine lit edge along its top. */
export const wall = (at: Frame, { from, to, top, base, shade = [0.2, 0.7] }: WallOptions): string =>
  rect(from, top, to - from, base - top, {
    fill: stone(at, [from, top, to, base], shade[0], shade[1]),
  }) + line(from, top, to, top, { stroke: at.theme.stone[0], weight: at.hair, opacity: 0.8 });

/** A moulding that runs a little past the wall it crowns. */
export const cornice = (at: Frame, from: number, to: number, y: number, thick: number): string =>
  [
    rect(from - thick * 0.6, y, to - from + thick * 1.2, thick, {
      fill: stone(at, [from, y, to, y + thick], 0, 0.5),
    }),
    line(from, y + thick + 0.6, to, y + thick + 0.6, {
      stroke: at.theme.near,
      weight: at.hair,
      opacity: 0.3,
    }),
  ].join("");

export interface OpeningsOptions {
  from: number;
  to: number;
  /** The sill and the tip of each opening. */
  base: number;
  apex: number;
  number: number;
  /** The share of its bay that an opening takes. */
  share?: number;
  fill: (index: number) => string | Gradient;
}

/** A row of pointed openings, each with a shaded reveal on its lit side. */
export function openings(at: Frame, options: OpeningsOptions): string {
  const { from, to, base, apex, number, share = 0.6, fill } = options;
  const bay = (to - from) / number;
  const half = (bay * share) / 2;
  const spring = Math.min(base - 1, apex + Math.max((base - apex) * 0.4, half * 0.9));
  return count(number)
    .map((index) => {
      const cx = from + bay * (index + 0.5);
      const d = archPath(cx, base, half, spring, apex);
      return (
        path(d, { fill: fill(index) }) +
        path(d, { stroke: at.theme.near, weight: at.hair * 0.9, opacity: 0.3 })
      );
    })
    .join("");
}

/** A row of pointed merlons along the top of a wall. */
export function merlons(
  at: Frame,
  from: number,
  to: number,
  y: number,
  high: number,
  shade: readonly [number, number] = [0.1, 0.6],
): string {
  const number = Math.max(2, Math.round((to - from) / (high * 0.9)));
  const wide = (to - from) / number;
  const d = count(number)
    .map((index) => {
      const x = from + index * wide;
      const a = x + wide * 0.1;
      const b = x + wide * 0.9;
      const middle = (a + b) / 2;
      return `M${n(a)} ${n(y + 1)}V${n(y - high * 0.5)}Q${n(a)} ${n(y - high * 0.8)} ${n(middle)} ${n(y - high)}Q${n(b)} ${n(y - high * 0.8)} ${n(b)} ${n(y - high * 0.5)}V${n(y + 1)}Z`;
    })
    .join("");
  return path(d, { fill: stone(at, [from, y - high, to, y], shade[0], shade[1]) });
}

/** A ribbed dome with a brass finial; `half` is half the width of its foot. */
export function dome(
  at: Frame,
  cx: number,
  base: number,
  half: number,
  shade: readonly [number, number] = [-0.1, 0.85],
): string {
  const r = half / 0.86;
  const top = base - r * 0.98;
  const shape =
    `M${n(cx - half)} ${n(base)}C${n(cx - r * 1.08)} ${n(base - r * 0.44)} ${n(cx - r * 0.6)} ${n(top + r * 0.1)} ${n(cx)} ${n(top)}` +
    `C${n(cx + r * 0.6)} ${n(top + r * 0.1)} ${n(cx + r * 1.08)} ${n(base - r * 0.44)} ${n(cx + half)} ${n(base)}Z`;
  const ribs = [-0.62, -0.32, 0, 0.32, 0.62].map((place) =>
    path(
      `M${n(cx + place * r * 1.26)} ${n(base)}C${n(cx + place * r * 1.62)} ${n(base - r * 0.44)} ${n(cx + place * r * 0.8)} ${n(top + r * 0.14)} ${n(cx)} ${n(top)}`,
      { stroke: at.theme.near, weight: at.hair * 0.9, opacity: 0.24 },
    ),
  );
  return [
    line(cx, top + 3, cx, top - r * 0.3, { stroke: brand.brass, weight: at.hair * 1.6 }),
    circle(cx, top - r * 0.06, Math.max(2.4, r * 0.06), { fill: brand.brass }),
    circle(cx, top - r * 0.18, Math.max(1.6, r * 0.038), { fill: brand.brass }),
    path(shape, { fill: stone(at, [cx - half, top, cx + half, base], shade[0], shade[1]) }),
    clipped(shape, ribs),
  ].join("");
}

/** Wide steps, the widest lowest; `top` is the floor that they lead to. */
export const steps = (
  at: Frame,
  {
    cx,
    top,
    half,
    number,
    rise,
    run,
  }: Record<"cx" | "top" | "half" | "number" | "rise" | "run", number>,
): string =>
  count(number)
    .map((index) => {
      const wide = half + run * (index + 1);
      const y = top + rise * index;
      const shade = lerp(0.05, 0.4, index / Math.max(1, number - 1));
      return (
        rect(cx - wide, y, wide * 2, rise + 0.6, {
          fill: stone(at, [cx - wide, y, cx + wide, y + rise], shade, shade + 0.45),
        }) +
        line(cx - wide, y, cx + wide, y, {
          stroke: at.theme.stone[0],
          weight: at.hair,
          opacity: 0.7,
        })
      );
    })
    .join("");
