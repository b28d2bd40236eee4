/** The mark: two rising terraces that lean into an A, with a small sun between them. */
import { circle, group, path, rect, svgDocument } from "../core/svg.js";
import { brand, mix } from "../palette.js";

const { pine, deepPine, paper, sage, brass } = brand;

interface MarkColours {
  front: string;
  back: string;
  sun: string;
}

const onLight: MarkColours = { front: pine, back: "#4f8a7a", sun: brass };
const onDark: MarkColours = { front: paper, back: mix("#4f8a7a", sage, 0.35), sun: "#d09c4c" };

/** Drawn on a 48 by 48 field. */
const mark = ({ front, back, sun }: MarkColours): string =>
  [
    path("M24 4C20 14 13 30 3 44H14C20.5 36 25.5 25.5 28.2 14.2Z", { fill: front }),
    path(
      "M29.4 17.5C28.3 22 26.8 26.3 25 30.4C27.6 35.6 30.7 40.2 34 44H45C38.6 36 33 27 29.4 17.5Z",
      {
        fill: back,
      },
    ),
    circle(23.5, 40, 4, { fill: sun }),
  ].join("");

/** The bare mark, for light grounds and for dark. */
export const logo = (): string => svgDocument(48, 48, mark(onLight));
export const logoOnDark = (): string => svgDocument(48, 48, mark(onDark));

/** The mark on a pine tile. `share` is the mark's size in the tile; `radius` its corner. */
export function tile(size: number, share: number, radius: number): string {
  const side = 48 * share;
  const offset = (48 - side) / 2;
  // The mark's weight sits low, so it is lifted a little to look centred.
  const lift = side * 0.012;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">`,
    rect(0, 0, 48, 48, { fill: deepPine }, radius),
    group(mark(onDark), {
      transform: `translate(${offset.toFixed(2)} ${(offset - lift).toFixed(2)}) scale(${share})`,
    }),
    "</svg>",
  ].join("");
}
