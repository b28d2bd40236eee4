/** The noria: a water wheel that lifts a river into a channel, bucket by bucket. */
import { count, polar } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { circle, group, line, n, polygon } from "../core/svg.js";
import { brand, landTint, mix } from "../palette.js";

export function waterWheel(at: Frame, cx: number, cy: number, r: number): string {
  const wood = landTint(at.theme, 0.95);
  const bright = mix(landTint(at.theme, 0.62), at.theme.light, 0.1);
  const arms = count(8).map((index) => {
    const [ax, ay] = polar(cx, cy, r * 0.1, index * 45 + 10);
    const [bx, by] = polar(cx, cy, r * 0.97, index * 45 + 10);
    return line(ax, ay, bx, by, { stroke: index % 2 === 0 ? wood : bright, weight: r * 0.045 });
  });
  // Each bucket is a board between the two rims, tipped a little against the turn.
  const buckets = count(28).map((index) =>
    group(
      [
        polygon(
          [
            [r * 0.82, -r * 0.02],
            [r * 1.07, -r * 0.06],
            [r * 1.07, -r * 0.02],
            [r * 0.82, r * 0.02],
          ],
          { fill: index % 4 === 0 ? brand.brass : wood },
        ),
      ],
      { transform: `translate(${cx} ${cy}) rotate(${n((index * 360) / 28)})` },
    ),
  );
  return [
    ...arms,
    circle(cx, cy, r * 0.9, { stroke: mix(bright, at.theme.light, 0.3), weight: r * 0.17 }),
    ...buckets,
    circle(cx, cy, r, { stroke: wood, weight: r * 0.035 }),
    circle(cx, cy, r * 0.81, { stroke: wood, weight: r * 0.035 }),
    circle(cx, cy, r * 0.16, { fill: wood }),
    circle(cx, cy, r * 0.07, { fill: brand.brass }),
  ].join("");
}
