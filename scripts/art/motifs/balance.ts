/** A balance of brass, at rest. */
import type { Frame } from "../core/frame.js";
import { circle, line, n, path } from "../core/svg.js";
import { brand, litBrass } from "../palette.js";

/** It hangs from (cx, top); `reach` is half of its beam. */
export function balance(at: Frame, cx: number, top: number, reach: number): string {
  const beam = top + reach * 0.34;
  const pan = beam + reach * 1.02;
  const stroke = { stroke: litBrass, weight: at.hair * 1.1, cap: "round" } as const;
  const half = reach * 0.46;
  return [
    line(cx, top, cx, beam, { ...stroke, weight: at.hair * 1.6 }),
    path(
      `M${n(cx - reach)} ${n(beam + 4)}Q${n(cx - reach * 0.4)} ${n(beam - 6)} ${n(cx)} ${n(beam)}Q${n(cx + reach * 0.4)} ${n(beam - 6)} ${n(cx + reach)} ${n(beam + 4)}`,
      { ...stroke, weight: at.hair * 3 },
    ),
    circle(cx, beam, at.hair * 3.6, { fill: litBrass }),
    ...[-1, 1].flatMap((side) => {
      const x = cx + side * reach;
      return [
        line(x, beam + 4, x - half, pan, stroke),
        line(x, beam + 4, x + half, pan, stroke),
        path(
          `M${n(x - half * 1.1)} ${n(pan)}H${n(x + half * 1.1)}C${n(x + half * 0.8)} ${n(pan + half * 0.62)} ${n(x - half * 0.8)} ${n(pan + half * 0.62)} ${n(x - half * 1.1)} ${n(pan)}Z`,
          { fill: brand.brass },
        ),
        line(x - half * 1.1, pan, x + half * 1.1, pan, stroke),
      ];
    }),
  ].join("");
}
