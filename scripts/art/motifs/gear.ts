/** A toothed wheel with arms, for machines. */
import { count, polar } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, linear, n, path, type Point } from "../core/svg.js";
import { mix } from "../palette.js";

export interface GearOptions {
  cx: number;
  cy: number;
  teeth: number;
  /** The size of a tooth; wheels that mesh have the same. */
  module: number;
  turn?: number;
  colour: string;
  arms?: number;
}

export const pitch = (teeth: number, module: number): number => (teeth * module) / 2;

type Placed = Required<Pick<GearOptions, "cx" | "cy" | "teeth" | "module" | "turn">>;

/** The place of a gear that meshes with another, which it touches in the given direction. */
export function meshed(other: Placed, teeth: number, degrees: number): Placed {
  const { module } = other;
  const [cx, cy] = polar(
    other.cx,
    other.cy,
    pitch(other.teeth, module) + pitch(teeth, module),
    degrees,
  );
  // How far the other's nearest tooth stands from the point of contact; a gap must meet it there.
  const step = 360 / other.teeth;
  const ahead = (((other.turn - degrees) % step) + step) % step;
  return {
    cx,
    cy,
    teeth,
    module,
    turn: degrees + 180 - (ahead * other.teeth) / teeth + 180 / teeth,
  };
}

export function gear(at: Frame, options: GearOptions): string {
  const { cx, cy, teeth, module, turn = 0, colour, arms = 6 } = options;
  const r = pitch(teeth, module);
  const [tip, root] = [r + module * 0.86, r - module];
  const step = 360 / teeth;
  const to = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
  const rim = count(teeth)
    .map((index) => {
      const a = turn + index * step;
      const p = (radius: number, share: number): Point => polar(cx, cy, radius, a + share * step);
      return `${index === 0 ? "M" : "L"}${to(p(root, -0.32))}L${to(p(tip, -0.14))}L${to(p(tip, 0.14))}L${to(p(root, 0.32))}`;
    })
    .join("");
  // Windows between the arms.
  const [outer, inner] = [root - module * 1.5, r * 0.3];
  const gap = 360 / arms;
  const windows = count(arms)
    .map((index) => {
      const a = turn + index * gap;
      const side = (radius: number): number => ((module * 0.75) / radius) * 57.3;
      const p = (radius: number, angle: number): string => to(polar(cx, cy, radius, angle));
      return (
        `M${p(outer, a + side(outer))}A${n(outer)} ${n(outer)} 0 0 1 ${p(outer, a + gap - side(outer))}` +
        `L${p(inner, a + gap - side(inner))}A${n(inner)} ${n(inner)} 0 0 0 ${p(inner, a + side(inner))}Z`
      );
    })
    .join("");
  const stroke = {
    stroke: mix(colour, at.theme.light, 0.5),
    weight: at.hair,
    opacity: 0.6,
  } as const;
  return [
    path(`${rim}Z${windows}`, {
      rule: "evenodd",
      fill: linear(
        [cx + r * 0.7, cy - r * 0.7],
        [cx - r * 0.7, cy + r * 0.7],
        [
          [0, mix(colour, at.theme.light, 0.34)],
          [0.5, colour],
          [1, mix(colour, at.theme.near, 0.3)],
        ],
      ),
    }),
    circle(cx, cy, root - module * 0.5, stroke),
    path(windows, stroke),
    circle(cx, cy, r * 0.13, { fill: mix(colour, at.theme.near, 0.55) }),
    circle(cx, cy, r * 0.2, stroke),
  ].join("");
}
