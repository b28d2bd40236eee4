/** Pictures for the three service cards of the home page, on a 1200 by 750 frame (shown at 800). */
import { count, crest } from "../core/curve.js";
import { frame, type Frame } from "../core/frame.js";
import { svgDocument } from "../core/svg.js";
import { pavilion } from "../motifs/arch.js";
import { ridge, sky, stoneTint, sun, terraces } from "../motifs/ground.js";
import { box, boxes, footprintShade, type Box } from "../motifs/iso.js";
import { banyan, sapling } from "../motifs/tree.js";
import { day, landTint, sandy, type Theme } from "../palette.js";

const W = 1200;
const H = 750;

const card = (theme: Theme, draw: (at: Frame) => readonly string[]): string =>
  svgDocument(W, H, draw({ ...frame(W, H, theme), hair: 1.7 }));

/** Terraced hills at sunrise. */
const wealth = (): string =>
  card(day, (at) => [
    sky(at),
    sun(at, 800, 268, 118, { rings: 6, gap: 0.3 }),
    ridge(at, crest([0, 420], [260, 340], [560, 430], [860, 350], [1200, 300]), 0.04),
    terraces(at, {
      top: crest([0, 500], [200, 470], [420, 430], [640, 450], [900, 400], [1200, 430]),
      foot: crest([0, 640], [500, 660], [1200, 590]),
      bands: 6,
      depth: [0.16, 0.5],
      spread: 1.1,
    }),
    banyan(at, { cx: 330, ground: 626, reach: 196, rise: 150, clear: 104, lobe: 27 }),
    terraces(at, {
      top: crest([0, 600], [330, 618], [600, 610], [820, 540], [1020, 500], [1200, 496]),
      foot: crest([0, 810], [600, 790], [1200, 770]),
      bands: 8,
      depth: [0.5, 1],
      spread: 1.1,
    }),
  ]);

const insurance = (): string =>
  card(sandy, (at) => [
    sky(at),
    sun(at, 610, 300, 214, { rings: 5, gap: 0.22, haloSize: 2.4 }),
    ridge(at, crest([0, 480], [220, 440], [480, 500], [800, 450], [1200, 380]), 0.04),
    ridge(at, crest([0, 560], [300, 530], [640, 560], [960, 510], [1200, 490]), 0.2),
    pavilion(at, { cx: 610, base: 580, half: 146 }),
    sapling(at, 610, 510, 108, landTint(at.theme, 0.62)),
    terraces(at, {
      top: crest([0, 650], [240, 620], [430, 588], [610, 572], [780, 586], [960, 612], [1200, 596]),
      foot: crest([0, 800], [600, 760], [1200, 800]),
      bands: 6,
      depth: [0.5, 1],
    }),
  ]);

/** A hill town: blocks, roofs and courts that climb. */
const realEstate = (): string =>
  card(day, (at) => {
    const iso = { x: 560, y: 428, unit: 62 };
    // Rows from the back to the front, each a little lower than the one behind.
    const tall = [
      [3.2, 2.5, 2.9, 1.9],
      [2.3, 2.7, 1.9, 1.4],
      [2.0, 1.6, 1.9, 1.1],
      [1.3, 1.2, 0.9, 1.0],
    ];
    const green = new Set([2, 7, 9, 12]);
    const gabled = new Set([1, 4, 7, 11, 13]);
    const blocks = count(16).map((index): Box => {
      const x = index % 4;
      const y = Math.floor(index / 4);
      const height = tall[y]![x]!;
      return {
        at: [(x - 2) * 1.24, (y - 2) * 1.24, 0],
        size: [1.1, 1.1, height],
        colour: green.has(index)
          ? landTint(at.theme, 0.24)
          : stoneTint(at, 0.34 + ((index * 5) % 4) * 0.06),
        roof: gabled.has(index) ? "gable" : "flat",
        windows: [2, Math.max(1, Math.round(height * 1.1))],
        glow: (window) => (window * 7 + index * 3) % 11 === 0,
      };
    });
    return [
      sky(at),
      sun(at, 950, 170, 78, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 430], [260, 370], [600, 440], [900, 370], [1200, 330]), 0.04),
      terraces(at, {
        top: crest([0, 500], [260, 470], [600, 430], [940, 460], [1200, 440]),
        foot: crest([0, 800], [600, 770], [1200, 800]),
        bands: 5,
        depth: [0.2, 0.5],
      }),
      footprintShade(at, iso, [-2.8, -2.8, 2.66, 2.66], 0.9),
      box(at, iso, {
        at: [-2.9, -2.9, -0.5],
        size: [5.66, 5.66, 0.24],
        colour: landTint(at.theme, 0.5),
      }),
      box(at, iso, {
        at: [-2.72, -2.72, -0.26],
        size: [5.3, 5.3, 0.26],
        colour: landTint(at.theme, 0.16),
      }),
      boxes(at, iso, blocks),
      terraces(at, {
        top: crest(
          [0, 600],
          [260, 600],
          [420, 616],
          [560, 622],
          [720, 612],
          [900, 580],
          [1200, 580],
        ),
        foot: crest([0, 810], [600, 780], [1200, 810]),
        bands: 6,
        depth: [0.5, 1],
      }),
    ];
  });

export const cards = { "wealth-management": wealth, insurance, "real-estate": realEstate } as const;
