/** A town house seen from the front: storeys of arched windows, a door, a flat or a pitched roof. */
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { line, path, polygon, rect } from "../core/svg.js";
import { mix } from "../palette.js";
import { archPath } from "./arch.js";
import { merlons, stone } from "./masonry.js";

export interface HouseOptions {
  x: number;
  base: number;
  width: number;
  storeys: number;
  storey: number;
  windows: number;
  /** How much shade it stands in. */
  shade: number;
  roof: "flat" | "pitched";
  door?: boolean;
  lamp?: (index: number) => boolean;
}

export function house(at: Frame, options: HouseOptions): string {
  const { x, base, width, storeys, storey, windows, shade, roof, door = true, lamp } = options;
  const high = storeys * storey;
  const top = base - high;
  const bay = width / windows;
  const dark = mix(at.theme.stone[2], at.theme.near, 0.4);
  const panes = count(storeys * windows).map((index) => {
    const floor = Math.floor(index / windows);
    const cx = x + bay * ((index % windows) + 0.5);
    const sill = base - floor * storey - storey * 0.26;
    const isDoor = door && floor === 0 && index === Math.floor(windows / 2);
    const half = Math.min(bay * 0.24, storey * 0.2) * (isDoor ? 1.15 : 1);
    const foot = isDoor ? base : sill;
    const apex = sill - storey * 0.46;
    return path(archPath(cx, foot, half, apex + half * 1.1, apex), {
      fill: lamp?.(index) ? at.theme.sun[0] : dark,
      opacity: lamp?.(index) ? 1 : 0.85,
    });
  });
  const pitch = width * 0.36;
  const crown =
    roof === "flat"
      ? [
          merlons(at, x, x + width, top, storey * 0.17, [shade * 0.5, shade]),
          rect(x - 5, top - 1, width + 10, storey * 0.07, {
            fill: stone(at, [x, top, x + width, top + 9], shade * 0.3, shade),
          }),
        ]
      : [
          polygon(
            [
              [x - 12, top],
              [x + width / 2, top - pitch],
              [x + width / 2, top],
            ],
            { fill: mix(at.theme.stone[2], at.theme.near, 0.22) },
          ),
          polygon(
            [
              [x + width + 12, top],
              [x + width / 2, top - pitch],
              [x + width / 2, top],
            ],
            { fill: at.theme.stone[2] },
          ),
        ];
  return [
    rect(x, top, width, high, {
      fill: stone(at, [x, top, x + width, base], shade, Math.min(1, shade + 0.45)),
    }),
    ...count(storeys - 1).map((index) =>
      line(x, base - storey * (index + 1), x + width, base - storey * (index + 1), {
        stroke: at.theme.near,
        weight: at.hair * 0.9,
        opacity: 0.22,
      }),
    ),
    ...panes,
    ...crown,
  ].join("");
}
