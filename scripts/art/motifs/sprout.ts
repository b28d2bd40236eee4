/** A shoot with its first leaves, and the roots that it has below. */
import type { Frame } from "../core/frame.js";
import { n, path } from "../core/svg.js";
import { landTint, mix } from "../palette.js";

/** A leaf from its stalk at (0, 0) to its tip at (length, 0), turned. */
function leaf(at: Frame, x: number, y: number, length: number, turn: number, tint: string): string {
  const half = length * 0.3;
  const transform = `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`;
  const side = (sign: 1 | -1): string =>
    `M0 0C${n(length * 0.25)} ${n(sign * half * 1.25)} ${n(length * 0.72)} ${n(sign * half)} ${n(length)} 0Z`;
  return [
    path(side(-1), { fill: mix(tint, at.theme.light, 0.3), transform }),
    path(side(1), { fill: tint, transform }),
  ].join("");
}

export function sprout(at: Frame, x: number, ground: number, high: number): string {
  const stem = landTint(at.theme, 0.45);
  const tip = ground - high;
  return [
    path(
      `M${n(x)} ${n(ground + 4)}C${n(x - high * 0.04)} ${n(ground - high * 0.4)} ${n(x + high * 0.05)} ${n(ground - high * 0.7)} ${n(x)} ${n(tip)}`,
      { stroke: stem, weight: high * 0.035, cap: "round" },
    ),
    leaf(at, x + high * 0.01, ground - high * 0.5, high * 0.5, -28, mix(stem, at.theme.near, 0.1)),
    leaf(
      at,
      x + high * 0.01,
      ground - high * 0.62,
      high * 0.46,
      -156,
      mix(stem, at.theme.near, 0.2),
    ),
    leaf(at, x, tip + high * 0.02, high * 0.3, -74, mix(stem, at.theme.near, 0.05)),
  ].join("");
}

/** Roots: a tap root, and branches that fork to both sides. */
export function roots(at: Frame, x: number, ground: number, deep: number, colour: string): string {
  const branch = (
    px: number,
    py: number,
    angle: number,
    length: number,
    weight: number,
  ): string => {
    const radians = (angle * Math.PI) / 180;
    const ex = px + Math.cos(radians) * length;
    const ey = py + Math.sin(radians) * length;
    // Bent downwards a little, as roots are.
    const mx = px + Math.cos(radians) * length * 0.5;
    const my = py + Math.sin(radians) * length * 0.5 - length * 0.07;
    const own = path(`M${n(px)} ${n(py)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, {
      stroke: colour,
      weight,
      cap: "round",
    });
    if (length < deep * 0.12) return own;
    const toDown = angle > 90 ? -1 : 1;
    return [
      own,
      branch(ex, ey, angle + toDown * 20, length * 0.66, weight * 0.68),
      branch(ex, ey, angle - toDown * 12, length * 0.56, weight * 0.62),
    ].join("");
  };
  return [
    path(
      `M${n(x)} ${n(ground)}Q${n(x + deep * 0.02)} ${n(ground + deep * 0.5)} ${n(x)} ${n(ground + deep)}`,
      {
        stroke: colour,
        weight: deep * 0.022,
        cap: "round",
      },
    ),
    ...[
      [0.03, 22, 0.34],
      [0.05, 160, 0.33],
      [0.22, 40, 0.3],
      [0.25, 142, 0.31],
      [0.46, 52, 0.22],
      [0.48, 130, 0.22],
      [0.7, 62, 0.13],
      [0.72, 118, 0.13],
    ].map(([share, angle, length]) =>
      branch(x, ground + deep * share!, angle!, deep * length!, deep * 0.014),
    ),
  ].join("");
}
