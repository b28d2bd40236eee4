/** Curves: crests of land as functions of x, and smooth paths through points. */
import { n, type Point } from "./svg.js";

/** The height of a land's edge at each x. */
export type Crest = (x: number) => number;

export const lerp = (from: number, to: number, amount: number): number =>
  from + (to - from) * amount;

/** A smooth crest through the given points (which run from left to right). */
export function crest(...through: readonly Point[]): Crest {
  const slope = (index: number): number => {
    const before = through[Math.max(0, index - 1)]!;
    const after = through[Math.min(through.length - 1, index + 1)]!;
    return after[0] === before[0] ? 0 : (after[1] - before[1]) / (after[0] - before[0]);
  };
  return (x) => {
    const first = through[0]!;
    const last = through[through.length - 1]!;
    if (x <= first[0]) return first[1] + (x - first[0]) * slope(0);
    if (x >= last[0]) return last[1] + (x - last[0]) * slope(through.length - 1);
    const next = through.findIndex((point) => point[0] > x);
    const [x0, y0] = through[next - 1]!;
    const [x1, y1] = through[next]!;
    const span = x1 - x0;
    const t = (x - x0) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * span * slope(next - 1) +
      (-2 * t3 + 3 * t2) * y1 +
      (t3 - t2) * span * slope(next)
    );
  };
}

export const level =
  (y: number): Crest =>
  () =>
    y;

export const blend =
  (from: Crest, to: Crest, amount: number): Crest =>
  (x) =>
    lerp(from(x), to(x), amount);

export const shift =
  (base: Crest, dy: number): Crest =>
  (x) =>
    base(x) + dy;

/** The crest as a path of cubic curves from x0 to x1. */
export function crestPath(edge: Crest, x0: number, x1: number, step = 30): string {
  const spans = Math.max(1, Math.round((x1 - x0) / step));
  const width = (x1 - x0) / spans;
  const slope = (x: number): number => (edge(x + 0.5) - edge(x - 0.5)) / 1;
  let d = `M${n(x0)} ${n(edge(x0))}`;
  for (let index = 0; index < spans; index += 1) {
    const a = x0 + index * width;
    const b = a + width;
    d +=
      `C${n(a + width / 3)} ${n(edge(a) + (slope(a) * width) / 3)} ` +
      `${n(b - width / 3)} ${n(edge(b) - (slope(b) * width) / 3)} ${n(b)} ${n(edge(b))}`;
  }
  return d;
}

/** The land below a crest, down to a floor. */
export const landPath = (edge: Crest, x0: number, x1: number, floor: number): string =>
  `${crestPath(edge, x0, x1)}L${n(x1)} ${n(floor)}L${n(x0)} ${n(floor)}Z`;

/** A smooth path through points in any direction (centripetal enough for gentle curves). */
export function smoothPath(through: readonly Point[], start: "M" | "L" = "M"): string {
  const at = (index: number): Point => through[Math.min(through.length - 1, Math.max(0, index))]!;
  let d = `${start}${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < through.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d +=
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ` +
      `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

/** A point on a circle or an ellipse; 0 is to the right, and degrees run clockwise on the page. */
export const polar = (cx: number, cy: number, rx: number, degrees: number, ry = rx): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [cx + Math.cos(radians) * rx, cy + Math.sin(radians) * ry];
};

export const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
