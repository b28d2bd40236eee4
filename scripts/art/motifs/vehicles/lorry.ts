/** A lorry from the side, with the crowned cab and the painted boards of the highway. */
import { count } from "../../core/curve.js";
import type { Frame } from "../../core/frame.js";
import { circle, linear, path, rect } from "../../core/svg.js";
import { brand, litBrass, mix } from "../../palette.js";
import { enamel, scaled, shadeUnder, type VehicleOptions } from "./body.js";
import { tyre } from "./tyre.js";

export function lorry(at: Frame, options: VehicleOptions): string {
  const { x, road, length, colour } = options;
  const unit = length / 100;
  const px = (value: number): number => x + value * unit;
  const py = (value: number): number => road + value * unit;
  const d = (text: string): string => scaled(options, text);
  const board = mix(brand.sage, brand.pine, 0.24);
  const panels = count(5).map((index) => {
    const left = 3.4 + index * 13;
    return [
      rect(px(left), py(-38), unit * 11, unit * 21, {
        fill: index % 2 === 0 ? mix(board, at.theme.light, 0.2) : board,
      }),
      // A lozenge of brass on each board, as lorries have.
      path(d(`M${left + 5.5} -33L${left + 8.5} -27.5L${left + 5.5} -22L${left + 2.5} -27.5Z`), {
        stroke: brand.brass,
        weight: unit * 0.5,
      }),
      circle(px(left + 5.5), py(-27.5), unit * 0.9, { fill: brand.brass }),
    ].join("");
  });
  return [
    shadeUnder(at, options),
    rect(px(1), py(-13), unit * 96, unit * 5, { fill: brand.ink }),
    // The load under its cloth.
    path(d("M3 -42C8 -48.6 20 -49.4 34 -49.4C50 -49.4 62 -48.6 67 -42Z"), {
      fill: linear(
        [px(67), py(-49)],
        [px(3), py(-42)],
        [
          [0, mix(brand.sand, brand.paper, 0.4)],
          [1, mix(brand.sand, brand.brass, 0.35)],
        ],
      ),
    }),
    path(d("M18 -42C18 -45 19 -47.6 20.6 -49M35 -42L35 -49.3M52 -42C52 -45 51 -47.6 49.6 -49"), {
      stroke: brand.darkBrass,
      weight: unit * 0.4,
      opacity: 0.6,
    }),
    rect(px(1.6), py(-42), unit * 67, unit * 29, { fill: mix(board, brand.pine, 0.5) }),
    ...panels,
    rect(px(1.6), py(-42.4), unit * 67, unit * 1.8, { fill: brand.brass }),
    rect(px(1.6), py(-15), unit * 67, unit * 2.4, { fill: brand.brass }),
    // The cab and its crown.
    path(d("M71 -41C71 -47 76 -49.6 84 -49.6C90 -49.6 93 -47 93.4 -41Z"), {
      fill: mix(colour, at.theme.light, 0.2),
    }),
    ...count(5).map((index) =>
      circle(px(74.6 + index * 4), py(-43.6), unit * 1.05, { fill: litBrass }),
    ),
    path(
      d(
        "M70.4 -41L92.6 -41C94 -41 94.8 -40.4 95.2 -39L98 -24C98.4 -22 98.4 -14 98 -9.6L70.4 -9.6Z",
      ),
      { fill: enamel(at, options, 0.42) },
    ),
    path(d("M85 -37.6L91.8 -37.6L94.2 -25L85 -25Z"), {
      fill: mix(brand.sage, brand.paper, 0.3),
    }),
    path(d("M73.4 -37.6L83 -37.6L83 -25L73.4 -25Z"), { fill: mix(brand.sage, brand.paper, 0.12) }),
    path(d("M84 -38L84 -12M72 -22L97 -22"), {
      stroke: at.theme.light,
      weight: unit * 0.4,
      opacity: 0.5,
    }),
    rect(px(70.4), py(-20.6), unit * 27.6, unit * 1.6, { fill: brand.brass }),
    circle(px(95.8), py(-15.6), unit * 1.9, { fill: litBrass }),
    rect(px(94), py(-10.6), unit * 5.4, unit * 2.4, { fill: mix(brand.sage, brand.pine, 0.3) }, 3),
    ...[15, 29, 83].map((place) => tyre(at, px(place), road, unit * 7, { rim: 0.56, spokes: 8 })),
  ].join("");
}
