/** Pictures for the kinds of offer, on a 1280 by 720 frame. */
import { count, crest, landPath, lerp } from "../core/curve.js";
import { frame, lit, type Frame } from "../core/frame.js";
import { clipped, line, linear, path, polygon, rect, svgDocument } from "../core/svg.js";
import { archPath } from "../motifs/arch.js";
import { ridge, sky, stoneTint, sun, terraces, water } from "../motifs/ground.js";
import { lattice } from "../motifs/lattice.js";
import { road } from "../motifs/road.js";
import { sapling } from "../motifs/tree.js";
import { stepwell } from "../motifs/well.js";
import { brand, day, dusk, landTint, mix, sandy, type Theme } from "../palette.js";
import { arched } from "./heroes.js";

const { brass, pine, deepPine, sage, paper } = brand;

const W = 1280;
const H = 720;

const offer = (theme: Theme, draw: (at: Frame) => readonly string[]): string =>
  svgDocument(W, H, draw(frame(W, H, theme)));

/** A road that runs straight for the sun, between two hillsides. */
const lease = (): string =>
  offer(sandy, (at) => {
    const surface = mix(stoneTint(at, 0.3), landTint(at.theme, 0.1), 0.25);
    const plain = crest([0, 430], [320, 424], [640, 420], [960, 424], [1280, 430]);
    return [
      sky(at),
      sun(at, 700, 330, 118, { rings: 6, gap: 0.36 }),
      ridge(at, crest([0, 380], [240, 340], [520, 412], [700, 424], [900, 396], [1280, 300]), 0.04),
      rect(0, 420, W, H, { fill: lit(at, landTint(at.theme, 0.3)) }),
      clipped(
        landPath(plain, 0, W, H),
        road(
          at,
          [
            { x: 610, y: 740, half: 170 },
            { x: 636, y: 620, half: 100 },
            { x: 668, y: 510, half: 40 },
            { x: 700, y: 414, half: 3 },
          ],
          { surface, dashes: 9 },
        ),
      ),
      terraces(at, {
        top: crest([-10, 290], [130, 350], [290, 450], [380, 550], [430, 650], [460, 800]),
        foot: crest([-10, 720], [200, 780], [460, 1000]),
        bands: 8,
        depth: [0.4, 1],
        to: 460,
      }),
      terraces(at, {
        top: crest([800, 800], [822, 650], [870, 540], [960, 440], [1110, 340], [1290, 250]),
        foot: crest([800, 1000], [1000, 800], [1290, 700]),
        bands: 8,
        depth: [0.3, 0.9],
        from: 800,
      }),
    ];
  });

/** A stepwell: what was saved stands ready, tier upon tier. */
const loan = (): string =>
  offer(sandy, (at) => [
    sky(at),
    sun(at, 980, 112, 56, { rings: 4, gap: 0.46 }),
    ridge(at, crest([0, 190], [320, 150], [640, 200], [960, 160], [1280, 130]), 0.04),
    stepwell(at, {
      from: 0,
      to: W,
      top: 206,
      bottom: 596,
      tiers: 4,
      half: 106.7,
      steps: 7,
      depth: [0.12, 0.8],
    }),
    water(at, { top: 596, bottom: H, glint: { x: 980, width: 120 }, lines: 16 }),
    line(0, 596, W, 596, { stroke: at.theme.near, weight: at.hair, opacity: 0.4 }),
  ]);

const insurance = (): string =>
  offer(dusk, (at) => [
    sky(at),
    ridge(at, crest([0, 500], [300, 460], [640, 510], [900, 480], [1280, 400]), 0.2),
    ridge(at, crest([0, 550], [400, 530], [800, 560], [1280, 490]), 0.5),
    ...arched(at, 640, 580, 380, 7),
  ]);

/** Terraces that climb, and trees that are taller on each. */
const investment = (): string =>
  offer(day, (at) => {
    const top = crest([0, 600], [240, 580], [520, 520], [800, 400], [1040, 300], [1280, 262]);
    return [
      sky(at),
      sun(at, 640, 200, 84, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 500], [320, 430], [640, 480], [960, 300], [1280, 200]), 0.04),
      ...count(7).map((index) => {
        const x = lerp(180, 1130, index / 6);
        const h = lerp(34, 190, (index / 6) ** 1.2);
        return sapling(at, x, top(x) + 4, h, landTint(at.theme, 0.45 + index * 0.09));
      }),
      terraces(at, {
        top,
        foot: crest([0, 780], [640, 740], [1280, 690]),
        bands: 11,
        depth: [0.24, 1],
        spread: 1.1,
      }),
    ];
  });

/** A lattice wall with one arch that opens on the hills. */
const other = (): string =>
  offer(dusk, (at) => {
    const base = 650;
    const opening = archPath(780, base, 210, 350, 120);
    const bright: Frame = { ...at, theme: sandy };
    return [
      rect(0, 0, W, H, { fill: lit(at, mix(pine, deepPine, 0.4), 0.14) }),
      lattice(at, { x: 0, y: 0, width: W, height: H, cell: 80, colour: sage, opacity: 0.15 }),
      path(archPath(780, base, 262, 344, 48), { fill: lit(at, mix(pine, deepPine, 0.75), 0.1) }),
      path(archPath(780, base, 262, 344, 48), {
        stroke: brass,
        weight: at.hair * 1.4,
        opacity: 0.9,
      }),
      path(archPath(780, base, 238, 347, 84), {
        stroke: at.theme.etch,
        weight: at.hair,
        opacity: 0.3,
      }),
      clipped(opening, [
        sky(bright),
        sun(bright, 850, 300, 66, { rings: 5 }),
        ridge(bright, crest([560, 460], [680, 430], [820, 460], [1000, 410]), 0.04),
        terraces(bright, {
          top: crest([560, 520], [700, 530], [860, 500], [1000, 460]),
          foot: crest([560, 680], [1000, 660]),
          bands: 6,
          depth: [0.2, 1],
          from: 560,
          to: 1000,
        }),
      ]),
      path(opening, { stroke: at.theme.etch, weight: at.hair, opacity: 0.5 }),
      // Light from the opening, on the floor.
      rect(0, base, W, H - base, { fill: lit(at, mix(deepPine, at.theme.near, 0.6), 0.12) }),
      polygon(
        [
          [570, base],
          [990, base],
          [880, H],
          [400, H],
        ],
        {
          fill: linear(
            [0, base],
            [0, H],
            [
              [0, mix(brass, paper, 0.5), 0.5],
              [1, mix(brass, paper, 0.5), 0.12],
            ],
          ),
        },
      ),
      line(0, base, W, base, { stroke: at.theme.etch, weight: at.hair, opacity: 0.4 }),
    ];
  });

export const offers = { lease, loan, insurance, investment, other } as const;
