/** A frame of bays going up: the built storeys, the poles above them, and a plumb line. */
import { count } from "../core/curve.js";
import { lit, type Frame } from "../core/frame.js";
import { line, n, path, rect } from "../core/svg.js";
import { brand, mix } from "../palette.js";
import { archPath } from "./arch.js";

const { brass } = brand;

export interface TowerOptions {
  x: number;
  ground: number;
  /** The side of one bay. */
  bay: number;
  across: number;
  /** How many storeys there will be, and how many there are. */
  up: number;
  built: number;
  tint: string;
}

export function tower(at: Frame, options: TowerOptions): string {
  const { x, ground, bay, across, up, built, tint } = options;
  const top = ground - up * bay;
  const done = ground - built * bay;
  const wide = across * bay;
  const bays = count(across * built).map((index) => {
    const bx = x + (index % across) * bay;
    const by = ground - (Math.floor(index / across) + 1) * bay;
    return path(archPath(bx + bay / 2, by + bay - 6, bay * 0.3, by + bay * 0.46, by + bay * 0.14), {
      fill: mix(tint, at.theme.near, 0.4),
    });
  });
  return [
    path(`M${n(x + wide)} ${n(done)}l16 -10V${n(ground)}h-16Z`, {
      fill: mix(tint, at.theme.light, 0.5),
    }),
    rect(x, done, wide, ground - done, { fill: lit(at, tint, 0.5) }),
    ...bays,
    ...count(up - built + 1).map((index) =>
      line(x - 8, done - index * bay, x + wide + 8, done - index * bay, {
        stroke: at.theme.near,
        weight: at.hair * 2,
      }),
    ),
    ...count(across + 1).map((index) =>
      line(x + index * bay, top - 14, x + index * bay, done, {
        stroke: at.theme.near,
        weight: at.hair * 2,
      }),
    ),
    ...count(across * (up - built)).map((index) => {
      const bx = x + (index % across) * bay;
      const by = done - (Math.floor(index / across) + 1) * bay;
      const down = (index + Math.floor(index / across)) % 2 === 0;
      return line(bx, down ? by : by + bay, bx + bay, down ? by + bay : by, {
        stroke: at.theme.near,
        weight: at.hair * 0.9,
        opacity: 0.5,
      });
    }),
  ].join("");
}

/** A plumb line that hangs from a pole on its left. */
export const plumb = (at: Frame, x: number, from: number, to: number): string =>
  [
    line(x, from, x, to, { stroke: brass, weight: at.hair * 1.4 }),
    line(x - 28, from + 12, x, from + 12, { stroke: at.theme.near, weight: at.hair * 2 }),
    path(`M${n(x - 12)} ${n(to)}h24l-6 26L${n(x)} ${n(to + 46)}l-6 -20Z`, { fill: brass }),
  ].join("");
