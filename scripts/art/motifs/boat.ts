/** A small boat with two sails. */
import type { Frame } from "../core/frame.js";
import { n, path } from "../core/svg.js";
import { brand, landTint, mix } from "../palette.js";

/** `x` and `y` are the foot of the mast at the water; `h` is the mast's height. */
export const boat = (at: Frame, x: number, y: number, h: number): string =>
  [
    path(
      `M${n(x)} ${n(y - h)}C${n(x + h * 0.42)} ${n(y - h * 0.6)} ${n(x + h * 0.5)} ${n(y - h * 0.3)} ${n(x + h * 0.46)} ${n(y - h * 0.16)}H${n(x)}Z`,
      { fill: mix(at.theme.stone[0], brand.paper, 0.4) },
    ),
    path(
      `M${n(x - h * 0.04)} ${n(y - h * 0.86)}C${n(x - h * 0.2)} ${n(y - h * 0.5)} ${n(x - h * 0.28)} ${n(y - h * 0.3)} ${n(x - h * 0.3)} ${n(y - h * 0.16)}H${n(x - h * 0.04)}Z`,
      { fill: brand.brass },
    ),
    path(
      `M${n(x - h * 0.42)} ${n(y - h * 0.1)}H${n(x + h * 0.54)}Q${n(x + h * 0.4)} ${n(y + h * 0.08)} ${n(x + h * 0.26)} ${n(y + h * 0.08)}H${n(x - h * 0.18)}Q${n(x - h * 0.36)} ${n(y + h * 0.06)} ${n(x - h * 0.42)} ${n(y - h * 0.1)}Z`,
      { fill: landTint(at.theme, 1) },
    ),
  ].join("");
