/** Strata laid down year by year; every other one carries a row of coupons, and one is of brass. */
import { blend, count, crestPath, landPath, lerp, type Crest } from "../core/curve.js";
import { lit, type Frame } from "../core/frame.js";
import { circle, path } from "../core/svg.js";
import { brand, landTint, litBrass, mix } from "../palette.js";

const { brass, paper } = brand;

export interface StrataOptions {
  surface: Crest;
  bottom: Crest;
  bands: number;
  /** Which band is of brass. */
  warm: number;
}

export function strata(at: Frame, { surface, bottom, bands, warm }: StrataOptions): string {
  const { width: W, height: H } = at;
  return count(bands)
    .flatMap((band) => {
      const edge = blend(surface, bottom, (band / bands) ** 1.08);
      const next = blend(surface, bottom, ((band + 1) / bands) ** 1.08);
      const isWarm = band === warm;
      const tint = isWarm
        ? mix(brass, litBrass, 0.4)
        : landTint(at.theme, lerp(0.12, 1, band / (bands - 1)));
      const middle = blend(edge, next, 0.52);
      return [
        path(landPath(edge, -4, W + 4, H + 4), { fill: lit(at, tint, 0.2) }),
        path(crestPath(edge, -4, W + 4), { stroke: at.theme.etch, weight: at.hair, opacity: 0.5 }),
        ...(band % 2 === 0
          ? count(26).map((index) => {
              const x = 24 + index * 46.5;
              return circle(x, middle(x), 6.2, {
                fill: isWarm ? paper : at.theme.etch,
                opacity: isWarm ? 0.95 : 0.3 + 0.25 * (x / W),
              });
            })
          : count(3).map((index) =>
              path(crestPath(blend(edge, next, 0.28 + index * 0.24), -4, W + 4), {
                stroke: at.theme.etch,
                weight: at.hair * 0.8,
                opacity: 0.2,
              }),
            )),
      ];
    })
    .join("");
}
