/** One building in many cells, and one cell of brass that is yours. */
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { polyline } from "../core/svg.js";
import { brand, landTint } from "../palette.js";
import { boxes, footprintShade, project, type Box, type Iso } from "./iso.js";

export function manyCells(at: Frame, iso: Iso): string {
  const cells = count(3).flatMap((x) =>
    count(3).flatMap((y) =>
      count(4).flatMap((z): Box[] => {
        if (x === 2 && y === 0 && z === 3) return [];
        if (x === 2 && y === 2 && z === 3) return [];
        return [
          {
            at: [x - 1.5, y - 1.5, z],
            size: [0.94, 0.94, 0.94],
            colour: landTint(at.theme, 0.2 + ((x * 5 + y * 3 + z * 2) % 7) * 0.07),
            windows: [2, 1],
          },
        ];
      }),
    ),
  );
  const apart: Box = {
    at: [2.35, -1.95, 3.2],
    size: [0.94, 0.94, 0.94],
    colour: brand.brass,
    windows: [2, 1],
  };
  return [
    footprintShade(at, iso, [-1.5, -1.5, 1.44, 1.44], 1.7),
    boxes(at, iso, cells),
    polyline([project(iso, 1, -1, 3.95), project(iso, 2.82, -1.43, 3.6)], {
      stroke: brand.brass,
      weight: at.hair * 1.4,
      dash: "2 7",
      cap: "round",
    }),
    boxes(at, iso, [apart]),
  ].join("");
}
