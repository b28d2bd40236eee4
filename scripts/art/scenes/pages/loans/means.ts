/** Loans on gold and securities, and a loan for a car. */
import { count, crest, landPath, lerp } from "../../../core/curve.js";
import { lit } from "../../../core/frame.js";
import { clipped, line, rect } from "../../../core/svg.js";
import { bangle, discs } from "../../../motifs/gold.js";
import { ridge, sky, stoneTint, sun, terraces, water } from "../../../motifs/ground.js";
import { road } from "../../../motifs/road.js";
import { sapling } from "../../../motifs/tree.js";
import { stepwell } from "../../../motifs/well.js";
import { day, dusk, landTint, mix, sandy } from "../../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "../page.js";

/** Trees go on growing above; the stepwell below gives water today. */
export const againstShares = (): string =>
  page(day, (at) => {
    const top = 452;
    return [
      sky(at),
      sun(at, 760, 200, 92, { rings: 6, gap: 0.34 }),
      ridge(at, crest([0, 420], [260, 360], [560, 420], [860, 360], [1200, 300]), 0.03),
      ...count(7).map((index) => {
        const x = lerp(150, 1050, index / 6);
        const h = lerp(84, 250, (index / 6) ** 1.1);
        return sapling(at, x, top + 4, h, landTint(at.theme, 0.45 + index * 0.08));
      }),
      stepwell(at, {
        from: 0,
        to: W,
        top,
        bottom: 752,
        tiers: 3,
        half: 120,
        steps: 7,
        depth: [0.16, 0.8],
      }),
      water(at, { top: 752, bottom: H, glint: { x: 760, width: 150 }, lines: 16 }),
      line(0, 752, W, 752, { stroke: at.theme.near, weight: at.hair, opacity: 0.4 }),
    ];
  });

/** Gold: discs and bangles. */
export const gold = (): string =>
  page(dusk, (at) => [
    sky(at),
    sun(at, 900, 250, 124, { rings: 6, gap: 0.3 }),
    ridge(at, crest([0, 530], [300, 470], [640, 540], [900, 490], [1200, 430]), 0.02),
    ridge(at, crest([0, 590], [380, 570], [760, 600], [1200, 540]), 0.12),
    rect(0, 620, W, H - 620, { fill: lit(at, landTint(at.theme, 0.88), 0.14) }),
    ...count(7).map((index) =>
      line(0, 646 + index ** 1.55 * 15, W, 646 + index ** 1.55 * 15, {
        stroke: at.theme.etch,
        weight: at.hair,
        opacity: 0.16,
      }),
    ),
    discs(at, 270, 700, 112, 5, 25),
    discs(at, 520, 684, 112, 9, 25),
    discs(at, 400, 776, 112, 3, 25),
    bangle(at, 820, 566, 164, 164, 18),
    bangle(at, 896, 598, 132, 132, 14),
    bangle(at, 820, 756, 168, 44, 17),
  ]);

/** A road that winds to the hills. */
export const car = (): string =>
  page(sandy, (at) => {
    const surface = mix(stoneTint(at, 0.3), landTint(at.theme, 0.1), 0.25);
    const rise = crest([0, 620], [260, 660], [560, 662], [760, 620], [980, 566], [1200, 576]);
    return [
      sky(at),
      sun(at, 800, 290, 112, { rings: 6, gap: 0.32 }),
      ridge(
        at,
        crest([0, 460], [200, 380], [460, 460], [720, 420], [1000, 366], [1200, 410]),
        0.02,
      ),
      ridge(at, crest([0, 500], [300, 476], [640, 470], [900, 450], [1200, 410]), 0.12),
      terraces(at, {
        top: crest([0, 560], [320, 536], [620, 510], [860, 500], [1200, 450]),
        foot: crest([0, 740], [1200, 690]),
        bands: 5,
        depth: [0.24, 0.44],
      }),
      road(
        at,
        [
          { x: 690, y: 650, half: 36 },
          { x: 850, y: 590, half: 20 },
          { x: 910, y: 556, half: 12.5 },
          { x: 822, y: 526, half: 7 },
          { x: 806, y: 500, half: 3.4 },
        ],
        { surface, dashes: 10 },
      ),
      terraces(at, { top: rise, foot: crest([0, 930], [1200, 910]), bands: 7, depth: [0.5, 1] }),
      clipped(
        landPath(rise, 0, W, H),
        road(
          at,
          [
            { x: 340, y: 950, half: 180 },
            { x: 610, y: 824, half: 98 },
            { x: 548, y: 740, half: 62 },
            { x: 656, y: 670, half: 44 },
            { x: 770, y: 612, half: 31 },
          ],
          { surface, dashes: 9 },
        ),
      ),
    ];
  });
