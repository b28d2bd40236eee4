/**
 * Wide pictures behind headings, at dusk. Words stand on the left half (home and the sections) or in
 * the middle (contact), so that part stays quiet and dark.
 */
import { count, crest, landPath } from "../core/curve.js";
import { frame, type Frame } from "../core/frame.js";
import { clipped, ellipse, group, line, svgDocument } from "../core/svg.js";
import { aqueduct, nestedArches, pavilion } from "../motifs/arch.js";
import { boat } from "../motifs/boat.js";
import { ridge, sky, sun, terraces, water, waterLines } from "../motifs/ground.js";
import { road } from "../motifs/road.js";
import { banyan } from "../motifs/tree.js";
import { brand, dusk, mix, type Theme } from "../palette.js";

const { ink, pine, deepPine, sage, brass, darkBrass } = brand;

export interface Hero {
  width: number;
  height: number;
  /** The share of the width, from the left, that carries white words. */
  words: number;
  svg: string;
}

interface HeroOptions {
  words: number;
  /** How dark the quiet side is. */
  quiet?: number;
  width?: number;
  theme?: Theme;
}

const hero = (
  height: number,
  { words, quiet, width = 1920, theme = dusk }: HeroOptions,
  draw: (at: Frame) => readonly string[],
): Hero => {
  const at: Frame = {
    ...frame(width, height, theme),
    hair: (width / 1920) * 1.7,
    quiet: quiet === undefined ? undefined : { colour: dark, strength: quiet },
  };
  return { width, height, words, svg: svgDocument(width, height, draw(at)) };
};

const dark = mix(deepPine, ink, 0.3);

const home = (): Hero =>
  hero(900, { words: 0.5, quiet: 0.8 }, (at) => [
    sky(at),
    sun(at, 1420, 330, 138, { rings: 6, gap: 0.36, haloSize: 3.6 }),
    ridge(at, crest([0, 600], [420, 560], [820, 600], [1180, 520], [1500, 470], [1920, 380]), 0.16),
    ridge(
      at,
      crest([0, 670], [480, 650], [900, 640], [1260, 560], [1600, 540], [1920, 460]),
      0.02,
      0.3,
    ),
    pavilion(at, { cx: 1640, base: 540, half: 58 }),
    terraces(at, {
      top: crest(
        [0, 760],
        [420, 745],
        [860, 700],
        [1220, 600],
        [1480, 545],
        [1660, 530],
        [1920, 545],
      ),
      foot: crest([0, 980], [700, 930], [1300, 900], [1920, 960]),
      bands: 12,
      depth: [0.14, 1],
      spread: 1.15,
    }),
  ]);

/** Words cross the whole of this one under a dark overlay, so its sun burns lower. */
const lowSun: Theme = { ...dusk, sun: [brass, mix(brass, darkBrass, 0.5)] };

const contact = (): Hero =>
  hero(760, { words: 1, theme: lowSun }, (at) => [
    sky(at),
    sun(at, 1330, 250, 92, { rings: 5, gap: 0.44 }),
    ridge(at, crest([0, 400], [360, 350], [800, 410], [1200, 350], [1600, 370], [1920, 300]), 0.2),
    ridge(at, crest([0, 440], [500, 420], [980, 445], [1400, 415], [1920, 390]), 0.5),
    water(at, { top: 460, bottom: 760, glint: { x: 1330, width: 190 }, lines: 14 }),
    ...count(9).map((ring) =>
      ellipse(760, 640, 60 + ring * 78, 13 + ring * 17, {
        stroke: ring % 3 === 0 ? mix(brass, sage, 0.2) : at.theme.etch,
        weight: at.hair,
        opacity: 0.5 * (1 - ring / 9.5),
      }),
    ),
    ellipse(760, 640, 9, 3, { fill: brass }),
  ]);

/** Hills round a lake; the default for any page, so it says the least. */
const hillsAndLake = (at: Frame): string[] => {
  const { width: W, height: H } = at;
  const through = (...shares: readonly (readonly [number, number])[]) =>
    crest(...shares.map(([x, y]) => [x * W, y * H] as const));
  return [
    sky(at),
    sun(at, W * 0.74, H * 0.31, H * 0.125, { rings: 5, gap: 0.4 }),
    ridge(at, through([0, 0.54], [0.2, 0.48], [0.46, 0.55], [0.7, 0.48], [1, 0.36]), 0.14),
    ridge(at, through([0, 0.6], [0.28, 0.58], [0.56, 0.6], [0.8, 0.54], [1, 0.5]), 0.42),
    water(at, {
      top: H * 0.62,
      bottom: H,
      glint: { x: W * 0.74, width: H * 0.24 },
      lines: 20,
      seed: 9,
    }),
    terraces(at, {
      top: through([0, 0.7], [0.2, 0.74], [0.44, 0.84], [0.64, 0.87], [0.82, 0.8], [1, 0.66]),
      foot: through([0, 1.08], [0.5, 1.02], [1, 1.08]),
      bands: 8,
      depth: [0.3, 1],
    }),
  ];
};

const byDefault = (): Hero => hero(760, { words: 0.5, quiet: 0.74 }, (at) => hillsAndLake(at));

/** The picture of an offer that has none of its own. */
export const offerDefault = (): Hero => hero(720, { words: 0, width: 1280 }, hillsAndLake);

const whoWeServe = (): Hero =>
  hero(760, { words: 0.5, quiet: 0.74 }, (at) => [
    sky(at),
    sun(at, 1500, 216, 90, { rings: 5, gap: 0.42 }),
    ridge(at, crest([0, 400], [360, 360], [760, 420], [1180, 370], [1560, 330], [1920, 270]), 0.16),
    ridge(at, crest([0, 450], [500, 440], [980, 455], [1400, 420], [1920, 380]), 0.42),
    water(at, { top: 462, bottom: 760, glint: { x: 1500, width: 180 }, lines: 22, seed: 4 }),
    ...(
      [
        [1130, 500, 62],
        [1745, 512, 76],
        [1010, 566, 96],
        [1390, 560, 118],
        [1690, 640, 168],
      ] as const
    ).flatMap(([x, y, h]) => [
      group(boat(at, x, y, h), {
        opacity: 0.22,
        transform: `translate(0 ${(y * 1.4).toFixed(1)}) scale(1 -0.4)`,
      }),
      boat(at, x, y, h),
      line(x - h * 0.7, y + h * 0.1, x + h * 0.75, y + h * 0.1, {
        stroke: at.theme.etch,
        weight: at.hair,
        opacity: 0.4,
        cap: "round",
      }),
    ]),
  ]);

const wealthManagement = (): Hero =>
  hero(760, { words: 0.5, quiet: 0.74 }, (at) => [
    sky(at),
    sun(at, 1500, 258, 158, { rings: 6, gap: 0.26, haloSize: 3.4 }),
    ridge(at, crest([0, 520], [400, 470], [860, 520], [1300, 450], [1920, 360]), 0.14),
    terraces(at, {
      top: crest(
        [0, 640],
        [500, 620],
        [900, 570],
        [1180, 520],
        [1400, 505],
        [1640, 515],
        [1920, 490],
      ),
      foot: crest([0, 820], [800, 790], [1920, 830]),
      bands: 9,
      depth: [0.06, 0.95],
      spread: 1.15,
    }),
    banyan(at, { cx: 1400, ground: 530, reach: 290, rise: 215, clear: 150, lobe: 36 }),
  ]);

const insurance = (): Hero =>
  hero(760, { words: 0.5, quiet: 0.74 }, (at) => [
    sky(at),
    ridge(at, crest([0, 520], [400, 480], [820, 530], [1300, 500], [1920, 420]), 0.2),
    ridge(at, crest([0, 580], [560, 560], [1100, 590], [1920, 520]), 0.5),
    ...arched(at, 1400, 610, 370, 7),
  ]);

/** Nested arches at the water's edge, with the sun in the innermost. */
export function arched(
  at: Frame,
  cx: number,
  base: number,
  outer: number,
  rings: number,
): string[] {
  const inner = outer * 0.25;
  const arches = nestedArches(at, {
    cx,
    base,
    outer,
    inner,
    rings,
    tints: [mix(pine, deepPine, 0.4), mix(sage, brass, 0.3)],
  });
  return [
    arches,
    sun(at, cx, base - inner * 0.34, inner * 0.5, { rings: 0, haloSize: 3 }),
    water(at, { top: base, bottom: at.height, lines: 0 }),
    group(arches, {
      opacity: 0.24,
      transform: `translate(0 ${(base * 1.3).toFixed(1)}) scale(1 -0.3)`,
    }),
    waterLines(at, {
      top: base,
      bottom: at.height,
      glint: { x: cx, width: inner * 1.4 },
      lines: 20,
      seed: 5,
    }),
    line(0, base, at.width, base, { stroke: at.theme.etch, weight: at.hair, opacity: 0.35 }),
  ];
}

const lease = (): Hero =>
  hero(760, { words: 0.5, quiet: 0.74 }, (at) => {
    const surface = mix(pine, sage, 0.52);
    const middle = crest([0, 560], [500, 530], [900, 540], [1300, 480], [1560, 450], [1920, 430]);
    const near = crest([0, 640], [420, 640], [900, 620], [1300, 560], [1600, 545], [1920, 570]);
    return [
      sky(at),
      sun(at, 1480, 270, 108, { rings: 5, gap: 0.38 }),
      ridge(
        at,
        crest([0, 470], [360, 430], [800, 480], [1200, 420], [1540, 400], [1920, 330]),
        0.14,
      ),
      terraces(at, {
        top: middle,
        foot: crest([0, 700], [1920, 640]),
        bands: 6,
        depth: [0.04, 0.4],
      }),
      clipped(
        landPath(middle, 0, 1920, 760),
        road(
          at,
          [
            { x: 1370, y: 580, half: 28 },
            { x: 1540, y: 530, half: 17 },
            { x: 1600, y: 500, half: 11 },
            { x: 1490, y: 478, half: 6.5 },
            { x: 1476, y: 450, half: 3 },
          ],
          { surface, dashes: 8 },
        ),
      ),
      terraces(at, {
        top: near,
        foot: crest([0, 820], [900, 790], [1920, 800]),
        bands: 7,
        depth: [0.44, 1],
      }),
      clipped(
        landPath(near, 0, 1920, 760),
        road(
          at,
          [
            { x: 1150, y: 810, half: 170 },
            { x: 1330, y: 700, half: 88 },
            { x: 1260, y: 634, half: 52 },
            { x: 1340, y: 584, half: 35 },
            { x: 1450, y: 530, half: 25 },
          ],
          { surface, dashes: 9 },
        ),
      ),
    ];
  });

const loans = (): Hero =>
  hero(760, { words: 0.5, quiet: 0.74 }, (at) => [
    sky(at),
    sun(at, 1520, 176, 84, { rings: 5, gap: 0.42 }),
    ridge(at, crest([0, 500], [360, 460], [800, 510], [1200, 450], [1560, 470], [1920, 400]), 0.12),
    ridge(at, crest([0, 570], [480, 540], [980, 570], [1500, 530], [1920, 500]), 0.4),
    aqueduct(at, { from: 1030, to: 2030, deck: 330, foot: 730, arches: 5, thickness: 30 }),
    terraces(at, {
      top: crest(
        [0, 520],
        [420, 450],
        [760, 400],
        [1000, 410],
        [1180, 530],
        [1390, 640],
        [1600, 640],
        [1800, 560],
        [1920, 500],
      ),
      foot: crest([0, 830], [900, 770], [1920, 830]),
      bands: 9,
      depth: [0.2, 1],
    }),
  ]);

export const heroes = {
  home,
  contact,
  default: byDefault,
  "who-we-serve": whoWeServe,
  "wealth-management": wealthManagement,
  insurance,
  lease,
  loans,
} as const satisfies Record<string, () => Hero>;
