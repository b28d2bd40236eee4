/** Loans on a house: its door, its ground, its rent. */
import { crest, landPath } from "../../../core/curve.js";
import { clipped, group, line, rect } from "../../../core/svg.js";
import { ridge, sky, stoneTint, sun, terraces, water, waterLines } from "../../../motifs/ground.js";
import { house } from "../../../motifs/house.js";
import { box, boxes, footprintShade, project } from "../../../motifs/iso.js";
import { stone } from "../../../motifs/masonry.js";
import { road } from "../../../motifs/road.js";
import { sapling } from "../../../motifs/tree.js";
import { brand, day, dusk, landTint, mix, sandy } from "../../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "../page.js";

const { brass } = brand;

/** A house on its own rise, and the path to its door. */
export const homeLoan = (): string =>
  page(sandy, (at) => {
    const iso = { x: 560, y: 540, unit: 76 };
    const rise = crest([0, 690], [260, 660], [560, 640], [860, 640], [1200, 600]);
    const surface = mix(stoneTint(at, 0.3), landTint(at.theme, 0.1), 0.25);
    return [
      sky(at),
      sun(at, 840, 260, 116, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 500], [260, 430], [560, 510], [860, 440], [1200, 370]), 0.03),
      terraces(at, {
        top: crest([0, 590], [300, 550], [600, 530], [900, 540], [1200, 490]),
        foot: crest([0, 760], [600, 720], [1200, 740]),
        bands: 5,
        depth: [0.16, 0.42],
      }),
      sapling(at, 300, 620, 190, landTint(at.theme, 0.6)),
      sapling(at, 232, 640, 126, landTint(at.theme, 0.74)),
      footprintShade(at, iso, [-1.6, -1.4, 1.4, 1.6], 1.2),
      boxes(at, iso, [
        {
          at: [-1.7, -1.5, 0],
          size: [2.5, 3, 1.9],
          colour: stoneTint(at, 0.38),
          roof: "gable",
          windows: [3, 2],
          glow: (index) => index === 4,
        },
        {
          at: [0.8, -1.1, 0],
          size: [1.5, 2.1, 1.05],
          colour: stoneTint(at, 0.46),
          roof: "flat",
          windows: [2, 1],
          glow: (index) => index === 0,
        },
      ]),
      sapling(at, 880, 640, 150, landTint(at.theme, 0.66)),
      terraces(at, {
        top: crest([0, 700], [260, 690], [560, 694], [860, 680], [1200, 630]),
        foot: crest([0, 940], [600, 910], [1200, 940]),
        bands: 6,
        depth: [0.5, 1],
      }),
      clipped(landPath(rise, 0, W, H), [
        road(
          at,
          [
            { x: 520, y: 950, half: 124 },
            { x: 690, y: 830, half: 66 },
            { x: 606, y: 756, half: 40 },
            { x: 660, y: 704, half: 26 },
            { x: 706, y: 662, half: 18 },
          ],
          { surface, dashes: 0, edges: false },
        ),
      ]),
    ];
  });

/** A house and the ground that it stands on: one of the layers under it is of brass. */
export const againstProperty = (): string =>
  page(day, (at) => {
    const iso = { x: 600, y: 500, unit: 58 };
    const layers: readonly (readonly [number, number, string])[] = [
      [-2.5, 0.6, landTint(at.theme, 0.86)],
      [-1.9, 0.5, landTint(at.theme, 0.64)],
      [-1.4, 0.44, brass],
      [-0.96, 0.5, landTint(at.theme, 0.48)],
      [-0.46, 0.46, landTint(at.theme, 0.26)],
    ];
    const trees: readonly (readonly [number, number, number])[] = [
      [-2.7, 0.6, 120],
      [-2.4, 2.6, 150],
      [2.5, -2.6, 140],
    ];
    const tree = ([x, y, h]: readonly [number, number, number], index: number): string => {
      const [px, py] = project(iso, x, y, 0);
      return sapling(at, px, py, h, landTint(at.theme, 0.56 + index * 0.08));
    };
    return [
      sky(at),
      sun(at, 930, 180, 80, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 560], [280, 490], [600, 570], [900, 500], [1200, 440]), 0.03),
      terraces(at, {
        top: crest([0, 680], [300, 640], [600, 620], [900, 630], [1200, 580]),
        foot: crest([0, 950], [600, 910], [1200, 950]),
        bands: 6,
        depth: [0.16, 0.56],
      }),
      footprintShade(at, { ...iso, y: iso.y + 2.5 * iso.unit }, [-3.4, -3.4, 3.4, 3.4], 1.1),
      ...layers.map(([z, dz, colour]) =>
        box(at, iso, { at: [-3.4, -3.4, z], size: [6.8, 6.8, dz], colour }),
      ),
      tree(trees[2]!, 2),
      tree(trees[0]!, 0),
      boxes(at, iso, [
        {
          at: [-1.8, -1.8, 0],
          size: [2.6, 2.6, 2.6],
          colour: stoneTint(at, 0.4),
          roof: "flat",
          windows: [3, 2],
          glow: (index) => index === 4,
        },
        {
          at: [-1.1, -1.1, 2.6],
          size: [1.3, 1.3, 0.9],
          colour: stoneTint(at, 0.34),
          roof: "flat",
          windows: [2, 1],
        },
        {
          at: [0.84, -1.3, 0],
          size: [1.2, 2.1, 1.3],
          colour: stoneTint(at, 0.46),
          roof: "flat",
          windows: [2, 1],
          glow: (index) => index === 0,
        },
        {
          at: [-1.4, 0.84, 0],
          size: [2.1, 1.2, 1.3],
          colour: stoneTint(at, 0.46),
          roof: "flat",
          windows: [2, 1],
        },
      ]),
      tree(trees[1]!, 1),
    ];
  });

/** A row of let houses; every lit window lays its light on the canal. */
export const againstRent = (): string =>
  page(dusk, (at) => {
    const quay = 640;
    const row = (
      [
        [104, 170, 3, 3, 0.5],
        [274, 150, 4, 2, 0.15],
        [424, 196, 3, 3, 0.62],
        [620, 160, 5, 2, 0.28],
        [780, 130, 3, 2, 0.55],
        [910, 186, 4, 3, 0.18],
      ] as const
    ).map(([x, width, storeys, windows, shade], place) =>
      house(at, {
        x,
        base: quay,
        width,
        storeys,
        storey: 82,
        windows,
        shade,
        roof: "flat",
        lamp: (index) => (index * 5 + place * 3) % 4 === 1,
      }),
    );
    return [
      sky(at),
      sun(at, 900, 170, 72, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 500], [280, 440], [600, 510], [900, 450], [1200, 390]), 0.1),
      ridge(at, crest([0, 580], [400, 550], [800, 580], [1200, 530]), 0.4),
      water(at, { top: quay, bottom: H, lines: 0 }),
      group(row, { opacity: 0.3, transform: `translate(0 ${quay * 1.56 + 26}) scale(1 -0.56)` }),
      waterLines(at, { top: quay + 26, bottom: H, lines: 26, seed: 8 }),
      ...row,
      rect(-4, quay, W + 8, 26, { fill: stone(at, [0, quay, W, quay + 26], 0.4, 1) }),
      line(0, quay, W, quay, { stroke: at.theme.etch, weight: at.hair, opacity: 0.7 }),
    ];
  });
