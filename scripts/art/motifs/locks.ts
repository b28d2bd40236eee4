/** Locks that let the water down, basin by basin, from the right to the left. */
import { count } from "../core/curve.js";
import { lit, type Frame } from "../core/frame.js";
import { circle, clipped, line, linear, n, path, rect } from "../core/svg.js";
import { brand, landTint, mix } from "../palette.js";
import { waterLines } from "./ground.js";

const { brass, paper } = brand;

export interface LocksOptions {
  /** Where the lower and the upper gate stand. */
  gates: readonly [number, number];
  /** The highest water, how far each basin lies below the one before, and how deep they are. */
  top: number;
  drop: number;
  deep: number;
  glint: { x: number; width: number };
}

/** The water, its bed and its gates; what floats between is drawn over the water. */
export function locks(at: Frame, options: LocksOptions, afloat: string): string {
  const { gates, top: highest, drop, deep, glint } = options;
  const { width: W, height: H } = at;
  const [low, high] = gates;
  const basins = [
    { from: high, to: W + 4, top: highest },
    { from: low, to: high, top: highest + drop },
    { from: -4, to: low, top: highest + drop * 2 },
  ];
  const bed = (top: number): number => top + deep;
  const [b0, b1, b2] = basins.map(({ top }) => bed(top)) as [number, number, number];
  const gate = (x: number, upper: number): string => {
    const lower = upper + drop;
    return [
      // Water through the sluice.
      ...count(8).map((index) =>
        path(
          `M${n(x - 8)} ${n(upper + 22 + index * 2.4)}C${n(x - 24 - index * 3)} ${n(upper + 26)} ${n(x - 26 - index * 5)} ${n(lower - 30)} ${n(x - 26 - index * 5.4)} ${n(lower + 2)}`,
          { stroke: paper, weight: at.hair * 1.2, opacity: 0.9 - index * 0.09 },
        ),
      ),
      rect(x - 13, upper - 54, 26, bed(lower) - upper + 54, { fill: landTint(at.theme, 0.98) }),
      rect(x + 5, upper - 54, 8, bed(lower) - upper + 54, { fill: landTint(at.theme, 0.66) }),
      rect(x - 26, upper - 64, 52, 11, { fill: landTint(at.theme, 0.9) }),
      circle(x, upper - 84, 17, { stroke: brass, weight: at.hair * 2.6 }),
      circle(x, upper - 84, 4, { fill: brass }),
      ...[0, 60, 120].map((turn) =>
        line(x - 17, upper - 84, x + 17, upper - 84, {
          stroke: brass,
          weight: at.hair * 1.3,
          transform: `rotate(${turn} ${n(x)} ${n(upper - 84)})`,
        }),
      ),
    ].join("");
  };
  const stair = `M-4 ${b2}H${low}V${b1}H${high}V${b0}H${W + 4}V${H + 4}H-4Z`;
  return [
    ...basins.map(({ from, to, top }, index) => {
      const tint = landTint(at.theme, 0.26 + index * 0.1);
      return [
        rect(from, top, to - from, deep + 2, {
          fill: linear(
            [to, top],
            [from, bed(top)],
            [
              [0, mix(tint, at.theme.light, 0.45)],
              [1, tint],
            ],
          ),
        }),
        waterLines(at, {
          from,
          to,
          top: top + 6,
          bottom: bed(top),
          lines: 11,
          seed: 20 + index,
          glint: index === 0 ? glint : undefined,
        }),
        line(from, top, to, top, { stroke: paper, weight: at.hair * 1.8 }),
      ].join("");
    }),
    afloat,
    path(stair, { fill: lit(at, landTint(at.theme, 0.82), 0.2) }),
    clipped(
      stair,
      count(12).map((index) =>
        path(
          `M-4 ${b2 + index * 18}H${low}V${b1 + index * 18}H${high}V${b0 + index * 18}H${W + 4}`,
          {
            stroke: at.theme.etch,
            weight: at.hair,
            opacity: index === 0 ? 0.6 : 0.22,
            transform: `translate(${index * 18} 0)`,
          },
        ),
      ),
    ),
    gate(high, highest),
    gate(low, highest + drop),
  ].join("");
}
