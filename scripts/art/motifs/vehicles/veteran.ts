/** A car of another time, from the side: round shoulders, round wings, two colours. */
import type { Frame } from "../../core/frame.js";
import { circle, linear, path } from "../../core/svg.js";
import { brand, litBrass, mix } from "../../palette.js";
import { enamel, scaled, shadeUnder, type VehicleOptions } from "./body.js";
import { tyre } from "./tyre.js";

export function veteran(at: Frame, options: VehicleOptions): string {
  const { x, road, length, colour } = options;
  const unit = length / 100;
  const d = (text: string): string => scaled(options, text);
  const glass = linear(
    [0, road - unit * 38],
    [0, road - unit * 26],
    [
      [0, mix(brand.sage, brand.paper, 0.3)],
      [1, mix(brand.sage, brand.pine, 0.48)],
    ],
  );
  const pale = mix(brand.paper, brand.sand, 0.5);
  const chrome = { stroke: mix(brand.sage, brand.paper, 0.6), cap: "round" } as const;
  const seam = {
    stroke: mix(colour, at.theme.near, 0.6),
    weight: unit * 0.28,
    opacity: 0.55,
  } as const;
  return [
    shadeUnder(at, options),
    path(d("M10 -5L10 -16L90 -16L90 -5Z"), { fill: brand.ink }),
    // The roof, and then the body with its tail, its bonnet and its wings.
    path(d("M19 -25C21.4 -34 28 -40.4 43 -40.6C55 -40.8 61.6 -37 66.6 -26.6L66 -24L19 -24Z"), {
      fill: linear(
        [x + unit * 66, 0],
        [x + unit * 19, 0],
        [
          [0, brand.paper],
          [1, mix(pale, brand.sage, 0.5)],
        ],
      ),
    }),
    path(
      d(
        "M4 -6C2.6 -12 3 -19 7.4 -22.6C11 -25.4 16 -26 21 -26.2L66.6 -27C74 -27 82 -26.6 87.4 -25.2C93 -23.6 95.6 -19 96 -13C96.2 -9.6 96 -7.6 95 -6L89.4 -6" +
          "C89.4 -12 85.4 -16.4 80.2 -16.4C75 -16.4 71 -12 71 -6L30 -6C30 -12 26 -16.4 20.8 -16.4C15.6 -16.4 11.6 -12 11.6 -6Z",
      ),
      { fill: enamel(at, options, 0.28) },
    ),
    // The wings, a shade lighter where they swell.
    path(
      d(
        "M67.6 -6C67.6 -15.6 72 -21.6 80.4 -21.8C88.6 -22 93.8 -18 95.4 -10.6C94 -8 92 -6.2 89.4 -6C89.4 -12 85.4 -16.4 80.2 -16.4C75 -16.4 71 -12 71 -6Z",
      ),
      {
        fill: mix(colour, at.theme.light, 0.16),
      },
    ),
    path(
      d(
        "M7 -9C7.6 -16 12.6 -21 20.6 -21.2C28.6 -21.4 33.4 -15.4 33.6 -6L30 -6C30 -12 26 -16.4 20.8 -16.4C15.6 -16.4 11.6 -12 11.6 -6C9 -6 7.4 -7 7 -9Z",
      ),
      {
        fill: mix(colour, at.theme.light, 0.16),
      },
    ),
    path(d("M24.4 -27.2C26.4 -33 31 -36.8 41.6 -37.4L41.6 -27.4Z"), { fill: glass }),
    path(d("M44 -37.4C52.6 -37.4 57.8 -35 61.8 -27.6L44 -27.4Z"), { fill: glass }),
    path(d("M42.8 -38L42.8 -9M63.4 -27.4C65.6 -22 65 -16 63.4 -9"), seam),
    path(d("M7 -23.4C30 -25.6 62 -25.8 92 -23.2"), { ...chrome, weight: unit * 0.7 }),
    path(d("M47 -22.4L51 -22.4M34.4 -22.4L38.4 -22.4"), { ...chrome, weight: unit * 0.8 }),
    path(d("M1.6 -9.4C4 -8.6 6 -8.6 9 -8.8M91 -8.8C94 -8.6 96.4 -8.6 98.4 -9.6"), {
      ...chrome,
      weight: unit * 2,
    }),
    path(d("M32 -7L70 -7"), { ...chrome, weight: unit * 0.8 }),
    circle(x + unit * 92.4, road - unit * 19.6, unit * 2.7, { fill: litBrass }),
    circle(x + unit * 92.4, road - unit * 19.6, unit * 2.7, { ...chrome, weight: unit * 0.6 }),
    circle(x + unit * 5.6, road - unit * 19, unit * 1.5, { fill: brand.brass }),
    tyre(at, x + unit * 20.8, road, unit * 9, { rim: 0.6, spokes: 0 }),
    tyre(at, x + unit * 80.2, road, unit * 9, { rim: 0.6, spokes: 0 }),
  ].join("");
}
