/** A car of today, from the side: a low nose and one line from the roof to the tail. */
import type { Frame } from "../../core/frame.js";
import { linear, path } from "../../core/svg.js";
import { brand, litBrass, mix } from "../../palette.js";
import { enamel, scaled, shadeUnder, type VehicleOptions } from "./body.js";
import { tyre } from "./tyre.js";

export function saloon(at: Frame, options: VehicleOptions): string {
  const { x, road, length, colour } = options;
  const unit = length / 100;
  const d = (text: string): string => scaled(options, text);
  const glass = linear(
    [0, road - unit * 34],
    [0, road - unit * 22],
    [
      [0, mix(brand.sage, brand.paper, 0.4)],
      [1, mix(brand.sage, brand.pine, 0.5)],
    ],
  );
  const seam = {
    stroke: mix(colour, at.theme.near, 0.6),
    weight: unit * 0.28,
    opacity: 0.55,
  } as const;
  return [
    shadeUnder(at, options),
    // The dark of the wheel arches and the sill.
    path(d("M10 -4L10 -14L90 -14L90 -4Z"), { fill: brand.ink }),
    path(
      d(
        "M2.2 -7C1 -11 1.2 -17 3 -20.4C4 -22.4 7 -23.2 10 -23.6C18 -24.6 21 -26.4 26 -29C33 -32.6 40 -34.4 49 -34.4C58 -34.4 64 -31 71 -25.4" +
          "C80 -24.6 90 -22.4 95 -18.6C98 -16.2 98.8 -11 98 -7C97.6 -5.2 96 -4.6 94 -4.6L88.6 -4.6" +
          "C88.6 -11 84.6 -15.6 79.4 -15.6C74.2 -15.6 70.2 -11 70.2 -4.6L29.4 -4.6C29.4 -11 25.4 -15.6 20.2 -15.6C15 -15.6 11 -11 11 -4.6L5 -4.6C3.4 -4.6 2.6 -5.6 2.2 -7Z",
      ),
      { fill: enamel(at, options, 0.35) },
    ),
    path(d("M24.6 -25.2C31 -29.8 38 -32.2 46.6 -32.4L46.9 -24.6Z"), { fill: glass }),
    path(d("M48.8 -32.4C56.4 -32.2 61.4 -29.6 67 -24.2L49.1 -24.5Z"), { fill: glass }),
    path(d("M4 -19.6C26 -22.4 62 -22.6 93 -18.4"), {
      ...seam,
      stroke: at.theme.light,
      opacity: 0.5,
    }),
    path(d("M47.9 -32.6L48 -24.6C48.4 -18 48 -12 47 -5.4"), seam),
    path(d("M68 -24.4C70.4 -20 69.6 -16.6 68.6 -13"), seam),
    path(d("M29.4 -7.4L70.2 -7.4"), { ...seam, weight: unit * 0.5 }),
    path(d("M41 -20.4L45 -20.5"), { stroke: at.theme.light, weight: unit * 0.7, cap: "round" }),
    path(d("M61 -20.4L65 -20.2"), { stroke: at.theme.light, weight: unit * 0.7, cap: "round" }),
    path(d("M90 -19.4C93 -18.6 95.4 -17 96.6 -15C94 -15 91.6 -16.4 90 -19.4Z"), { fill: litBrass }),
    path(d("M2.6 -19.6C5 -19.8 7 -19.4 8.4 -18.4C6 -17.4 4 -17.2 1.9 -17.6Z"), {
      fill: brand.brass,
    }),
    tyre(at, x + unit * 20.2, road, unit * 9),
    tyre(at, x + unit * 79.4, road, unit * 9),
  ].join("");
}
