/** What every picture stands on: sky, sun, land and water. */
import { blend, count, crestPath, landPath, lerp, type Crest } from "../core/curve.js";
import { etched, lit, type Frame } from "../core/frame.js";
import { between, seeded } from "../core/random.js";
import { circle, clipped, line, linear, n, path, radial, rect, type Point } from "../core/svg.js";
import { along, landTint, mix } from "../palette.js";

/** The sky, in enough stops that no step in it shows. */
export function sky(at: Frame): string {
  const stops = count(13).map((index) => {
    const t = index / 12;
    return [Number(t.toFixed(3)), along(at.theme.sky, t * t * (3 - 2 * t))] as const;
  });
  const to: Point = at.quiet ? [0, at.height * 0.55] : [at.width * 0.25, at.height];
  return rect(0, 0, at.width, at.height, { fill: linear([at.width, 0], to, stops) });
}

export interface SunOptions {
  rings?: number;
  /** The distance between rings, in radii. */
  gap?: number;
  haloSize?: number;
}

export function sun(
  at: Frame,
  cx: number,
  cy: number,
  r: number,
  options: SunOptions = {},
): string {
  const { rings = 4, gap = 0.34, haloSize = 4 } = options;
  const { theme, hair } = at;
  return [
    circle(cx, cy, r * haloSize, {
      fill: radial([cx, cy], r * haloSize, [
        [0, theme.halo, 0.55],
        [0.28, theme.halo, 0.32],
        [1, theme.halo, 0],
      ]),
    }),
    ...count(rings).map((ring) =>
      circle(cx, cy, r * (1 + gap * (ring + 1)), {
        stroke: theme.sun[1],
        weight: hair,
        opacity: 0.5 * (1 - ring / rings) ** 1.3,
      }),
    ),
    circle(cx, cy, r, {
      fill: linear(
        [cx + r * 0.7, cy - r * 0.7],
        [cx - r * 0.7, cy + r * 0.7],
        [
          [0, theme.sun[0]],
          [1, theme.sun[1]],
        ],
      ),
    }),
  ].join("");
}

export interface TerraceOptions {
  /** The crest of the land, and the line its last terrace follows. */
  top: Crest;
  foot: Crest;
  bands: number;
  /** Depths of the first and the last band: 0 at the horizon, 1 at one's feet. */
  depth: readonly [number, number];
  /** Above 1 the bands widen towards the viewer. */
  spread?: number;
  etch?: number;
  light?: number;
  from?: number;
  to?: number;
  floor?: number;
}

/** The signature of the family: land in flat terraced tints, each with a fine lit edge. */
export function terraces(at: Frame, options: TerraceOptions): string {
  const {
    top,
    foot,
    bands,
    depth,
    spread = 1.35,
    etch = 0.38,
    light = 0.16,
    from = -4,
    to = at.width + 4,
    floor = at.height + 4,
  } = options;
  return count(bands)
    .map((band) => {
      const edge = blend(top, foot, (band / bands) ** spread);
      const tint = landTint(
        at.theme,
        lerp(depth[0], depth[1], bands === 1 ? 0 : band / (bands - 1)),
      );
      return (
        path(landPath(edge, from, to, floor), { fill: lit(at, tint, light) }) +
        path(crestPath(edge, from, to), {
          stroke: etched(at),
          weight: at.hair,
          opacity: etch * (band === 0 ? 1 : 0.72),
        })
      );
    })
    .join("");
}

/** A plain far ridge, one flat tint. */
export const ridge = (at: Frame, top: Crest, depth: number, light = 0.2): string =>
  path(landPath(top, -4, at.width + 4, at.height + 4), {
    fill: lit(at, landTint(at.theme, depth), light),
  });

export interface WaterOptions {
  from?: number;
  to?: number;
  top: number;
  bottom: number;
  /** Where the sun stands, to lay its path on the water. */
  glint?: { x: number; width: number };
  seed?: number;
  lines?: number;
}

/** Still water: a sheet, a few fine lines, and the sun's path in short bars. */
export function water(at: Frame, options: WaterOptions): string {
  const { from = 0, to = at.width, top, bottom } = options;
  const fill = at.quiet
    ? lit(at, at.theme.water[1], 0.24)
    : linear(
        [to, top],
        [lerp(from, to, 0.3), bottom],
        [
          [0, at.theme.water[0]],
          [1, at.theme.water[1]],
        ],
      );
  return rect(from, top, to - from, bottom - top, { fill }) + waterLines(at, options);
}

/** The lines of the water alone, for water that is already painted. */
export function waterLines(at: Frame, options: WaterOptions): string {
  const { from = 0, to = at.width, top, bottom, glint, seed = 7, lines = 16 } = options;
  const random = seeded(seed);
  const height = bottom - top;
  const ripples = count(lines).map((index) => {
    const t = ((index + 0.6) / lines) ** 1.5;
    const y = top + t * height;
    const length = (to - from) * between(random, 0.06, 0.2) * (0.6 + t);
    const x = between(random, from - length * 0.2, to - length * 0.8);
    return line(x, y, x + length, y, {
      stroke: at.theme.etch,
      weight: at.hair,
      opacity: at.quiet && x < at.width * 0.5 ? 0.14 : 0.36,
      cap: "round",
    });
  });
  const bars = glint
    ? count(13).map((index) => {
        const t = ((index + 0.3) / 13) ** 1.4;
        const y = top + t * height;
        const width = glint.width * (0.5 + 0.5 * t) * between(random, 0.35, 1);
        const x = glint.x + between(random, -0.12, 0.12) * glint.width;
        return line(x - width / 2, y, x + width / 2, y, {
          stroke: at.theme.sun[1],
          weight: at.hair * (1.4 + t * 1.6),
          opacity: 0.75 * (1 - t * 0.75),
          cap: "round",
        });
      })
    : [];
  return clipped(`M${n(from)} ${n(top)}H${n(to)}V${n(bottom)}H${n(from)}Z`, [...ripples, ...bars]);
}

export const stoneTint = (at: Frame, amount: number): string =>
  amount < 0.5
    ? mix(at.theme.stone[0], at.theme.stone[1], amount * 2)
    : mix(at.theme.stone[1], at.theme.stone[2], amount * 2 - 1);
