/** What the vehicles share: drawing in hundredths of their length, and the shade under them. */
import type { Frame } from "../../core/frame.js";
import { ellipse, linear, n, type Gradient } from "../../core/svg.js";
import { mix } from "../../palette.js";

export interface VehicleOptions {
  /** The rear end, where the wheels touch the road, and the length. */
  x: number;
  road: number;
  length: number;
  colour: string;
}

/** A path written in hundredths of the length, the road at zero: `M2 -9C1 -14 …`. */
export function scaled({ x, road, length }: VehicleOptions, d: string): string {
  const unit = length / 100;
  let horizontal = true;
  return d.replace(/([MLCQAHVZ])|(-?\d+(?:\.\d+)?)/g, (token, command: string | undefined) => {
    if (command) {
      horizontal = command !== "V";
      return command;
    }
    const value = Number(token);
    const out = horizontal ? x + value * unit : road + value * unit;
    horizontal = !horizontal;
    return ` ${n(out)}`;
  });
}

/** Paint that catches the sky along the top. */
export const enamel = (
  at: Frame,
  { road, length, colour }: VehicleOptions,
  high: number,
): Gradient =>
  linear(
    [0, road - length * high],
    [0, road],
    [
      [0, mix(colour, at.theme.light, 0.34)],
      [0.45, colour],
      [0.75, mix(colour, at.theme.near, 0.22)],
      [1, mix(colour, at.theme.near, 0.5)],
    ],
  );

export const shadeUnder = (at: Frame, { x, road, length }: VehicleOptions): string =>
  ellipse(x + length * 0.47, road + 2, length * 0.52, length * 0.024, {
    fill: at.theme.near,
    opacity: 0.42,
  });
