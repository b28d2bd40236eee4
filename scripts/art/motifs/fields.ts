/** A hillside of many fields, each sown with something else, laid out to the horizon. */
import { count, lerp, smoothPath, type Crest } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { ellipse, path, type Point } from "../core/svg.js";
import { brand, landTint, litBrass, mix } from "../palette.js";

export interface FieldsOptions {
  /** The far and the near edge of the land, and where its rows run together. */
  top: Crest;
  foot: Crest;
  vanish: number;
  columns: number;
  rows: number;
  /** Fields of mustard in flower, by [column, row]. */
  gold: readonly (readonly [number, number])[];
}

export function fields(at: Frame, options: FieldsOptions): string {
  const { top, foot, vanish, columns, rows, gold } = options;
  const spread = at.width * 1.9;
  // u runs across the land and v towards the viewer.
  const on = (u: number, v: number): Point => {
    const near = v ** 1.45;
    const x =
      vanish + (u - 0.5) * lerp(at.width * 1.06, spread, near) + Math.sin(v * 2.6 + 0.6) * 46;
    return [x, lerp(top(x), foot(x), near)];
  };
  const edge = (from: Point, to: Point): Point[] =>
    count(13).map((index) =>
      on(lerp(from[0], to[0], index / 12), lerp(from[1], to[1], index / 12)),
    );
  return count(rows * columns)
    .map((index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      // Alternate rows are divided elsewhere, so that the hedges do not run through.
      const aside = row % 2 === 0 ? 0 : 0.5;
      const [u0, u1] = [(column + aside - 0.25) / columns, (column + 1 + aside - 0.25) / columns];
      const [v0, v1] = [row / rows, (row + 1) / rows];
      const isGold = gold.some(([c, r]) => c === column && r === row);
      const tint = isGold
        ? mix(litBrass, brand.brass, 0.25)
        : landTint(
            at.theme,
            lerp(0.16, 0.84, row / (rows - 1)) + (((column * 7 + row * 5) % 4) - 1.5) * 0.07,
          );
      const outline = [
        smoothPath(edge([u0, v0], [u1, v0])),
        smoothPath(edge([u1, v0], [u1, v1]), "L"),
        smoothPath(edge([u1, v1], [u0, v1]), "L"),
        smoothPath(edge([u0, v1], [u0, v0]), "L"),
      ].join("");
      const kind = (column * 3 + row * 2) % 3;
      const seam = { stroke: at.theme.etch, weight: at.hair * 0.8, opacity: 0.3 } as const;
      const sown =
        kind === 0
          ? count(7).map((step) => {
              const u = lerp(u0, u1, (step + 1) / 8);
              return path(smoothPath(edge([u, v0], [u, v1])), seam);
            })
          : kind === 1
            ? count(3).map((step) => {
                const v = lerp(v0, v1, (step + 1) / 4);
                return path(smoothPath(edge([u0, v], [u1, v])), seam);
              })
            : count(21).map((step) => {
                const u = lerp(u0, u1, ((step % 7) + 0.7) / 7.4);
                const [x, y] = on(u, lerp(v0, v1, (Math.floor(step / 7) + 0.6) / 3.2));
                const r = lerp(3.2, 9, v0);
                return ellipse(x, y, r, r * 0.62, {
                  fill: isGold ? at.theme.etch : mix(tint, at.theme.light, 0.34),
                  opacity: 0.8,
                });
              });
      return [
        path(`${outline}Z`, { fill: tint }),
        ...sown,
        path(`${outline}Z`, { stroke: at.theme.etch, weight: at.hair * 1.2, opacity: 0.5 }),
      ].join("");
    })
    .join("");
}
