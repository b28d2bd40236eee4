/** A trading dhow: a long hull with a raised stern, and two lateen sails filled by the wind. */
import type { Frame } from "../core/frame.js";
import { group, line, n, path } from "../core/svg.js";
import { brand, landTint, mix } from "../palette.js";

/** Sails to the left; (x, y) is amidships at the waterline, `h` the height of the main mast. */
export function dhow(at: Frame, x: number, y: number, h: number): string {
  const p = (px: number, py: number): string => `${n(px * h)} ${n(py * h)}`;
  const wood = landTint(at.theme, 1);
  const cloth = mix(at.theme.stone[0], brand.paper, 0.5);
  const shade = mix(cloth, at.theme.stone[2], 0.55);
  // A sail is the lit cloth, a fold in shade, and seams that follow the yard.
  const sail = (
    foot: string,
    tip: string,
    clew: string,
    belly: string,
    leech: string,
    tint: string,
  ) => path(`M${foot}L${tip}Q${leech} ${clew}Q${belly} ${foot}Z`, { fill: tint });
  const spar = { stroke: wood, weight: h * 0.012, cap: "round" } as const;
  return group(
    [
      line(-0.08 * h, 0, -0.1 * h, -h * 0.94, { ...spar, weight: h * 0.018 }),
      line(0.36 * h, 0, 0.35 * h, -h * 0.7, { ...spar, weight: h * 0.015 }),
      sail(p(0.12, -0.26), p(0.46, -0.9), p(0.74, -0.2), p(0.42, -0.1), p(0.72, -0.5), shade),
      sail(p(-0.56, -0.2), p(0.06, -1.2), p(0.28, -0.2), p(-0.08, -0.06), p(0.34, -0.66), cloth),
      path(
        `M${p(-0.56, -0.2)}L${p(0.06, -1.2)}Q${p(-0.02, -0.6)} ${p(-0.12, -0.13)}Q${p(-0.36, -0.13)} ${p(-0.56, -0.2)}Z`,
        {
          fill: shade,
          opacity: 0.5,
        },
      ),
      line(-0.59 * h, -0.16 * h, 0.085 * h, -1.24 * h, spar),
      line(0.1 * h, -0.22 * h, 0.475 * h, -0.93 * h, spar),
      path(`M${p(0.085, -1.24)}L${p(-0.1, -1.2)}L${p(0.07, -1.17)}Z`, { fill: brand.brass }),
      path(
        `M${p(-0.84, -0.2)}C${p(-0.6, -0.1)} ${p(0.2, -0.07)} ${p(0.5, -0.12)}L${p(0.52, -0.2)}L${p(0.72, -0.22)}` +
          `C${p(0.7, -0.08)} ${p(0.64, 0.04)} ${p(0.58, 0.06)}H${n(-0.52 * h)}C${p(-0.66, 0.02)} ${p(-0.76, -0.08)} ${p(-0.84, -0.2)}Z`,
        { fill: wood },
      ),
      path(`M${p(-0.78, -0.135)}C${p(-0.56, -0.045)} ${p(0.2, -0.015)} ${p(0.7, -0.1)}`, {
        stroke: brand.brass,
        weight: h * 0.012,
      }),
    ],
    { transform: `translate(${n(x)} ${n(y)})` },
  );
}
