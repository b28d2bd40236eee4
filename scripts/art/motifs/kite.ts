/** A paper kite of the kind that is flown from roofs in January. */
import type { Frame } from "../core/frame.js";
import { group, line, n, path } from "../core/svg.js";
import { mix } from "../palette.js";

/** `x` and `y` are its middle, `size` half of its height; it leans by `turn` degrees. */
export function kite(
  at: Frame,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn: number,
): string {
  const wide = size * 0.98;
  const pale = mix(colour, at.theme.light, 0.34);
  const stroke = { stroke: at.theme.near, weight: at.hair * 0.9, opacity: 0.4 } as const;
  return group(
    [
      path(`M0 ${n(-size)}L${n(wide)} 0L0 ${n(size)}Z`, { fill: pale }),
      path(`M0 ${n(-size)}L${n(-wide)} 0L0 ${n(size)}Z`, { fill: colour }),
      path(`M0 ${n(size * 0.94)}L${n(size * 0.26)} ${n(size * 1.36)}H${n(-size * 0.26)}Z`, {
        fill: mix(colour, at.theme.near, 0.25),
      }),
      path(`M${n(-wide)} 0Q0 ${n(-size * 0.78)} ${n(wide)} 0`, stroke),
      line(0, -size, 0, size, stroke),
    ],
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
  );
}
