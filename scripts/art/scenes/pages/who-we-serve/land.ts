/** Who we serve, on land: a grove, a peak, a garden, a well. */
import { count, crest } from "../../../core/curve.js";
import { circle, ellipse, path, polygon, rect } from "../../../core/svg.js";
import { pavilion } from "../../../motifs/arch.js";
import { ridge, sky, stoneTint, sun, terraces } from "../../../motifs/ground.js";
import { box, footprintShade, project, type Box } from "../../../motifs/iso.js";
import { stone } from "../../../motifs/masonry.js";
import { road } from "../../../motifs/road.js";
import { banyan, sapling } from "../../../motifs/tree.js";
import { waterWell } from "../../../motifs/water-well.js";
import { brand, day, dusk, landTint, mix } from "../../../palette.js";
import { page } from "../page.js";

const { brass, paper } = brand;

/** Houses in the shade of one banyan. */
export const individualsFamilies = (): string =>
  page(day, (at) => {
    const home = (x: number, y: number, unit: number): string =>
      footprintShade(at, { x, y, unit }, [-1, -1, 1, 1], 0.7) +
      box(
        at,
        { x, y, unit },
        {
          at: [-1, -1, 0],
          size: [2, 2, 1.5],
          colour: stoneTint(at, 0.4),
          roof: "gable",
          windows: [2, 1],
          glow: (index) => index === 0,
        },
      );
    return [
      sky(at),
      sun(at, 880, 240, 120, { rings: 5, gap: 0.26 }),
      ridge(at, crest([0, 560], [300, 500], [640, 560], [900, 510], [1200, 440]), 0.04),
      ridge(at, crest([0, 630], [380, 600], [760, 630], [1200, 560]), 0.14),
      terraces(at, {
        top: crest([0, 690], [300, 672], [600, 664], [900, 668], [1200, 650]),
        foot: crest([0, 850], [600, 800], [1200, 850]),
        bands: 3,
        depth: [0.3, 0.46],
      }),
      banyan(at, { cx: 580, ground: 700, reach: 410, rise: 290, clear: 236, lobe: 46 }),
      home(340, 690, 48),
      home(846, 684, 54),
      home(676, 704, 44),
      terraces(at, {
        top: crest([0, 742], [300, 748], [600, 752], [900, 744], [1200, 712]),
        foot: crest([0, 950], [600, 920], [1200, 950]),
        bands: 5,
        depth: [0.56, 1],
      }),
    ];
  });

/** A path that climbs a peak to the pavilion on its top. */
export const executives = (): string =>
  page(dusk, (at) => {
    const peak = crest(
      [0, 720],
      [200, 660],
      [400, 500],
      [540, 372],
      [620, 338],
      [700, 366],
      [860, 500],
      [1040, 620],
      [1200, 660],
    );
    const surface = mix(stoneTint(at, 0.35), landTint(at.theme, 0.1), 0.2);
    return [
      sky(at),
      sun(at, 620, 300, 168, { rings: 6, gap: 0.26, haloSize: 3 }),
      ridge(at, crest([0, 560], [260, 500], [560, 580], [900, 520], [1200, 430]), 0.1),
      pavilion(at, { cx: 620, base: 350, half: 50 }),
      terraces(at, {
        top: peak,
        foot: crest([0, 960], [600, 860], [1200, 960]),
        bands: 11,
        depth: [0.02, 0.9],
        spread: 1.15,
      }),
      road(
        at,
        [
          { x: 470, y: 920, half: 86 },
          { x: 640, y: 800, half: 52 },
          { x: 560, y: 700, half: 34 },
          { x: 440, y: 624, half: 25 },
          { x: 640, y: 560, half: 19 },
          { x: 730, y: 506, half: 14 },
          { x: 600, y: 456, half: 11 },
          { x: 570, y: 414, half: 8 },
          { x: 620, y: 346, half: 6 },
        ],
        { surface, dashes: 0, edges: false },
      ),
    ];
  });

/** A garden in four parts, with its waters crossing in the middle. */
export const doctors = (): string =>
  page(day, (at) => {
    const iso = { x: 600, y: 540, unit: 50 };
    const slab = (
      [x, y, z]: readonly [number, number, number],
      size: readonly [number, number, number],
      colour: string,
    ): Box => ({ at: [x, y, z], size, colour });
    const half = 5;
    const lane = 0.62;
    const beds: readonly (readonly [number, number])[] = [
      [-half + 0.5, -half + 0.5],
      [lane + 0.3, -half + 0.5],
      [-half + 0.5, lane + 0.3],
      [lane + 0.3, lane + 0.3],
    ];
    const side = half - lane - 0.8;
    const ring = (z: number, r: number, fill: string): string => {
      const [x, y] = project(iso, 0, 0, z);
      return ellipse(x, y, r * 1.2247 * iso.unit, r * 0.7071 * iso.unit, { fill });
    };
    const pool = mix(at.theme.water[1], landTint(at.theme, 0.5), 0.3);
    const [fx, fy] = project(iso, 0, 0, 0.2);
    return [
      sky(at),
      sun(at, 930, 180, 74, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 420], [280, 360], [600, 430], [900, 380], [1200, 320]), 0.03),
      terraces(at, {
        top: crest([0, 520], [300, 480], [600, 450], [900, 470], [1200, 430]),
        foot: crest([0, 930], [600, 900], [1200, 930]),
        bands: 7,
        depth: [0.14, 0.62],
      }),
      footprintShade(at, iso, [-half, -half, half, half], 0.7),
      box(
        at,
        iso,
        slab(
          [-half - 0.25, -half - 0.25, -0.45],
          [half * 2 + 0.5, half * 2 + 0.5, 0.25],
          stoneTint(at, 0.75),
        ),
      ),
      box(at, iso, slab([-half, -half, -0.2], [half * 2, half * 2, 0.2], stoneTint(at, 0.3))),
      polygon(
        [
          project(iso, -half, -lane * 0.6, 0),
          project(iso, half, -lane * 0.6, 0),
          project(iso, half, lane * 0.6, 0),
          project(iso, -half, lane * 0.6, 0),
        ],
        { fill: pool },
      ),
      polygon(
        [
          project(iso, -lane * 0.6, -half, 0),
          project(iso, lane * 0.6, -half, 0),
          project(iso, lane * 0.6, half, 0),
          project(iso, -lane * 0.6, half, 0),
        ],
        { fill: pool },
      ),
      ...beds.map(([x, y], index) =>
        box(
          at,
          iso,
          slab([x, y, 0], [side, side, 0.16], landTint(at.theme, [0.3, 0.38, 0.42, 0.5][index]!)),
        ),
      ),
      ring(0.02, 1.35, stoneTint(at, 0.1)),
      ring(0.05, 1.08, pool),
      // Trees from the back to the front; the fountain stands in the middle of their rows.
      ...beds
        .flatMap(([x, y]) =>
          count(9).map((index): readonly [number, number] => [
            x + (side * ((index % 3) + 0.5)) / 3,
            y + (side * (Math.floor(index / 3) + 0.5)) / 3,
          ]),
        )
        .sort((a, b) => a[0] + a[1] - b[0] - b[1])
        .map(([x, y], index) => {
          const [px, py] = project(iso, x, y, 0.16);
          const dark = 0.52 + ((index * 5) % 4) * 0.09;
          return [
            ellipse(px - 12, py + 3, 20, 7, { fill: at.theme.near, opacity: 0.2 }),
            sapling(at, px, py + 2, 72, landTint(at.theme, dark)),
          ].join("");
        }),
      ellipse(fx, fy, 34, 16, { fill: stoneTint(at, 0.3) }),
      rect(fx - 7, fy - 52, 14, 52, { fill: stone(at, [fx - 7, fy - 52, fx + 7, fy], 0, 0.9) }),
      ellipse(fx, fy - 52, 30, 11, { fill: stoneTint(at, 0.1) }),
      ellipse(fx, fy - 54, 22, 7, { fill: pool }),
      ...[-20, -11, 11, 20].map((reach) =>
        path(`M${fx} ${fy - 84}Q${fx + reach * 0.9} ${fy - 96} ${fx + reach} ${fy - 54}`, {
          stroke: paper,
          weight: at.hair * 1.2,
        }),
      ),
      circle(fx, fy - 86, 6, { fill: brass }),
    ];
  });

/** A well, and the channels by which it feeds the fields. */
export const charitableInvestors = (): string =>
  page(day, (at) => {
    const hill = crest([0, 560], [260, 500], [600, 452], [940, 492], [1200, 540]);
    const surface = mix(at.theme.water[0], at.theme.water[1], 0.3);
    const stream = (bends: readonly (readonly [number, number, number])[]): string =>
      road(
        at,
        bends.map(([x, y, half]) => ({ x, y, half })),
        { surface, dashes: 0, edges: false },
      );
    const rows: readonly (readonly [number, number, number])[] = [
      [130, 616, 74],
      [250, 584, 60],
      [352, 558, 50],
      [848, 558, 50],
      [950, 584, 60],
      [1070, 616, 74],
      [440, 664, 84],
      [760, 664, 84],
      [318, 738, 108],
      [882, 738, 108],
      [180, 820, 136],
      [1020, 820, 136],
    ];
    return [
      sky(at),
      sun(at, 600, 246, 128, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 470], [260, 400], [560, 470], [880, 410], [1200, 360]), 0.04),
      terraces(at, {
        top: hill,
        foot: crest([0, 960], [600, 900], [1200, 960]),
        bands: 9,
        depth: [0.2, 0.92],
        spread: 1.15,
      }),
      stream([
        [588, 474, 10],
        [490, 524, 12],
        [330, 600, 22],
        [40, 716, 46],
        [-160, 800, 70],
      ]),
      stream([
        [612, 474, 10],
        [710, 524, 12],
        [870, 600, 22],
        [1160, 716, 46],
        [1360, 800, 70],
      ]),
      stream([
        [600, 480, 12],
        [608, 560, 17],
        [588, 700, 32],
        [606, 930, 66],
      ]),
      ...rows.map(([x, y, h], index) =>
        sapling(at, x, y, h, landTint(at.theme, 0.6 + (index % 3) * 0.12)),
      ),
      ellipse(600, 494, 96, 20, { fill: surface }),
      waterWell(at, 600, 498, 72),
    ];
  });
