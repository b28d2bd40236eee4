/** Gold: stacks of plain discs, and bangles. */
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { ellipse, linear, n, path } from "../core/svg.js";
import { brand, litBrass, mix } from "../palette.js";

const { brass, darkBrass, paper, ink } = brand;

const side = (cx: number, rx: number, warm: number) =>
  linear(
    [cx + rx, 0],
    [cx - rx, 0],
    [
      [0, mix(brass, darkBrass, 0.35)],
      [0.22, mix(litBrass, paper, 0.1 + warm)],
      [0.5, brass],
      [1, mix(darkBrass, ink, 0.22)],
    ],
  );

/** A stack of discs seen a little from above; `base` is the middle of the lowest face. */
export function discs(
  at: Frame,
  cx: number,
  base: number,
  rx: number,
  number: number,
  thickness: number,
): string {
  const ry = rx * 0.26;
  const layers = count(number).map((index) => {
    // Each disc sits a hair off true, as real stacks do.
    const nudge = Math.sin(index * 2.4 + cx) * rx * 0.035;
    const x = cx + nudge;
    const y = base - thickness * (index + 1);
    const band = `M${n(x - rx)} ${n(y)}V${n(y + thickness)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y + thickness)}V${n(y)}Z`;
    return [
      path(band, { fill: side(x, rx, index % 2 === 0 ? 0.06 : 0) }),
      ellipse(x, y, rx, ry, {
        fill: linear(
          [x + rx, y - ry],
          [x - rx, y + ry],
          [
            [0, mix(litBrass, paper, 0.35)],
            [0.6, mix(brass, litBrass, 0.7)],
            [1, brass],
          ],
        ),
      }),
      path(`M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}`, {
        stroke: mix(litBrass, paper, 0.5),
        weight: at.hair,
        opacity: 0.75,
      }),
      ...(index === number - 1
        ? [0.74, 0.66].map((share) =>
            ellipse(x, y, rx * share, ry * share, {
              stroke: darkBrass,
              weight: at.hair,
              opacity: 0.45,
            }),
          )
        : []),
    ].join("");
  });
  return [
    ellipse(cx - rx * 0.16, base + ry * 0.2, rx * 1.16, ry * 1.1, {
      fill: at.theme.near,
      opacity: 0.16,
    }),
    ...layers,
  ].join("");
}

/** A bangle lying or standing: an ellipse of round wire. */
export function bangle(
  at: Frame,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wire: number,
  turn = 0,
): string {
  const transform = turn === 0 ? undefined : `rotate(${turn} ${n(cx)} ${n(cy)})`;
  const ring = (
    offset: number,
    weight: number,
    paint: ReturnType<typeof linear> | string,
    opacity = 1,
  ) => ellipse(cx, cy + offset, rx, ry, { stroke: paint, weight, opacity, transform });
  return [
    ring(
      0,
      wire,
      linear(
        [cx + rx, cy - ry],
        [cx - rx, cy + ry],
        [
          [0, mix(litBrass, paper, 0.15)],
          [0.45, brass],
          [1, mix(darkBrass, ink, 0.15)],
        ],
      ),
    ),
    ring(-wire * 0.2, wire * 0.14, mix(litBrass, paper, 0.5), 0.8),
    ring(wire * 0.44, at.hair * 0.8, mix(darkBrass, ink, 0.3), 0.4),
  ].join("");
}
