/** Jaali: stone lattice of eight-pointed stars, in line only. */
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { n, path, type Point } from "../core/svg.js";

function starPath(cx: number, cy: number, r: number): string {
  const inner = r * 0.765;
  const list = count(16).map((index): Point => {
    const radius = index % 2 === 0 ? r : inner;
    const angle = (index * Math.PI) / 8;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
  return `${list.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("")}Z`;
}

export interface LatticeOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  cell: number;
  colour: string;
  opacity: number;
  weight?: number;
}

/** Stars that touch tip to tip, and the crosses left between them. */
export function lattice(at: Frame, options: LatticeOptions): string {
  const { x, y, width, height, cell, colour, opacity, weight = at.hair } = options;
  const across = Math.ceil(width / cell) + 1;
  const down = Math.ceil(height / cell) + 1;
  const d = count(across * down)
    .map((index) => {
      const cx = x + (index % across) * cell;
      const cy = y + Math.floor(index / across) * cell;
      return starPath(cx, cy, cell / 2);
    })
    .join("");
  return path(d, { stroke: colour, weight, opacity, join: "miter" });
}
