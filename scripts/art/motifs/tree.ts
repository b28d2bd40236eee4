/** Trees: the banyan with its scalloped crown and aerial roots, and young trees. */
import { count, crest, landPath } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { between, seeded } from "../core/random.js";
import { circle, clipped, ellipse, line, linear, n, path } from "../core/svg.js";
import { landTint, mix } from "../palette.js";

export interface BanyanOptions {
  cx: number;
  ground: number;
  /** Half of the crown's width, and the crown's height above its skirt. */
  reach: number;
  rise: number;
  /** The height of the crown's skirt above the ground. */
  clear: number;
  lobe: number;
  seed?: number;
}

/** A banyan in the manner of a miniature: scallops of leaf, and roots that come down to earth. */
export function banyan(at: Frame, options: BanyanOptions): string {
  const { cx, ground, reach, rise, clear, lobe, seed = 11 } = options;
  const random = seeded(seed);
  const skirt = ground - clear;
  const { theme, hair } = at;
  const wood = landTint(theme, 0.96);
  const dark = landTint(theme, 0.9);
  const bright = mix(landTint(theme, 0.3), theme.light, 0.12);

  const bough = (x: number, lean: number, width: number, flare: number): string => {
    const top = skirt - rise * 0.26;
    const waist = ground - clear * 0.55;
    const left = x - width;
    const right = x + width;
    return path(
      `M${n(x - flare)} ${n(ground + 4)}C${n(left)} ${n(ground - clear * 0.1)} ${n(left)} ${n(waist)} ${n(left + lean - width * 0.2)} ${n(top)}` +
        `H${n(right + lean + width * 0.2)}C${n(right)} ${n(waist)} ${n(right)} ${n(ground - clear * 0.1)} ${n(x + flare)} ${n(ground + 4)}Z`,
      {
        fill: linear(
          [x + flare * 0.8, 0],
          [x - flare * 0.6, 0],
          [
            [0, mix(wood, theme.light, 0.2)],
            [0.55, wood],
            [1, wood],
          ],
        ),
      },
    );
  };
  const trunk = [
    bough(cx - reach * 0.13, -reach * 0.2, reach * 0.026, reach * 0.07),
    bough(cx + reach * 0.13, reach * 0.2, reach * 0.028, reach * 0.075),
    bough(cx - reach * 0.06, -reach * 0.07, reach * 0.034, reach * 0.1),
    bough(cx + reach * 0.065, reach * 0.08, reach * 0.034, reach * 0.1),
    bough(cx, 0, reach * 0.05, reach * 0.13),
  ];
  const props = [-0.78, -0.55, -0.36, 0.34, 0.58, 0.82].map((place, index) =>
    bough(
      cx + place * reach,
      -place * reach * 0.03,
      reach * [0.008, 0.017, 0.01, 0.012, 0.018, 0.008][index]!,
      reach * [0.02, 0.042, 0.026, 0.03, 0.044, 0.02][index]!,
    ),
  );
  const roots = count(30).map((index) => {
    const place = -0.9 + (1.8 * (index + 0.5)) / 30 + between(random, -0.02, 0.02);
    const x = cx + place * reach;
    const end = skirt + clear * between(random, 0.28, 1.05) * (1 - Math.abs(place) * 0.2);
    return line(x, skirt - lobe, x, Math.min(end, ground), {
      stroke: wood,
      weight: hair * between(random, 0.8, 1.6),
      opacity: 0.8,
      cap: "round",
    });
  });

  // Three domes, the middle one highest and in front; each is its own field of scallops.
  const dome = (x: number, half: number, high: number, lift: number): string => {
    const foot = skirt - lift;
    const rows = Math.ceil((high + lobe * 0.4) / (lobe * 0.58));
    const scallops = count(rows).flatMap((row) => {
      const up = 1 - row / (rows - 1);
      const y = foot - up * (high - lobe * 0.7) - lobe * 0.25;
      const wide = (half - lobe * 0.6) * Math.sqrt(Math.max(0, 1 - (up * 0.97) ** 2.1));
      const across = Math.max(1, Math.round((wide * 2) / (lobe * 1.16)));
      const fromTheEdges = count(across + 1).sort(
        (a, b) => Math.abs(b - across / 2) - Math.abs(a - across / 2),
      );
      return fromTheEdges.map((index) => {
        const sx = x - wide + (index / across) * wide * 2 + between(random, -2, 2);
        const glow =
          ((sx - (cx - reach)) / (reach * 2)) * 0.55 + up * 0.55 + ((sx - x) / half) * 0.16 - 0.1;
        const tint = mix(dark, bright, Math.min(1, Math.max(0, glow)));
        const r = lobe * between(random, 0.94, 1.06);
        const arc = (share: number, opacity: number): string =>
          path(
            `M${n(sx - r * share)} ${n(y)}A${n(r * share)} ${n(r * share)} 0 0 1 ${n(sx + r * share)} ${n(y)}`,
            { stroke: theme.etch, weight: hair * 0.85, opacity },
          );
        return [
          circle(sx, y, r, { fill: tint }),
          arc(1, 0.34),
          arc(0.68, 0.17),
          arc(0.38, 0.11),
        ].join("");
      });
    });
    // The underside: a shallow wave, so that the last row reads as a hem and not as wheels.
    const hem = crest(
      [x - half * 1.08, foot - lobe * 0.95],
      [x - half * 0.86, foot - lobe * 0.1],
      [x - half * 0.4, foot + lobe * 0.14],
      [x + half * 0.05, foot - lobe * 0.16],
      [x + half * 0.5, foot + lobe * 0.12],
      [x + half * 0.86, foot - lobe * 0.1],
      [x + half * 1.08, foot - lobe * 0.95],
    );
    return clipped(landPath(hem, x - half * 1.1, x + half * 1.1, foot - high - lobe * 2), scallops);
  };
  const crown = [
    dome(cx - reach * 0.5, reach * 0.5, rise * 0.66, clear * 0.02),
    dome(cx + reach * 0.52, reach * 0.48, rise * 0.74, clear * 0.06),
    dome(cx - reach * 0.02, reach * 0.6, rise, clear * 0.14),
  ];
  return [
    ellipse(cx, ground + 4, reach * 0.86, reach * 0.03, { fill: theme.near, opacity: 0.2 }),
    ...roots,
    ...props,
    ...trunk,
    ...crown,
  ].join("");
}

/** A young tree: one crown, one stem. */
export function sapling(
  at: Frame,
  x: number,
  ground: number,
  height: number,
  tint: string,
): string {
  const r = height * 0.3;
  const top = ground - height + r;
  const shape = `M${n(x)} ${n(top - r * 1.25)}C${n(x + r * 1.15)} ${n(top - r * 0.5)} ${n(x + r * 0.95)} ${n(top + r * 1.05)} ${n(x)} ${n(top + r * 1.15)}C${n(x - r * 0.95)} ${n(top + r * 1.05)} ${n(x - r * 1.15)} ${n(top - r * 0.5)} ${n(x)} ${n(top - r * 1.25)}Z`;
  const right = `M${n(x)} ${n(top - r * 1.25)}C${n(x + r * 1.15)} ${n(top - r * 0.5)} ${n(x + r * 0.95)} ${n(top + r * 1.05)} ${n(x)} ${n(top + r * 1.15)}Z`;
  return [
    path(shape, { fill: tint }),
    path(right, { fill: mix(tint, at.theme.light, 0.24) }),
    line(x, top - r * 0.3, x, ground, {
      stroke: at.theme.near,
      weight: Math.max(at.hair, height * 0.02),
    }),
  ].join("");
}
