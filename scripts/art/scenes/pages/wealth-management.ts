/** Wealth management: land that is sown, layered, built and watered. */
import { count, crest, crestPath, landPath, level, lerp } from "../../core/curve.js";
import { lit } from "../../core/frame.js";
import { clipped, ellipse, path } from "../../core/svg.js";
import { aqueduct } from "../../motifs/arch.js";
import { manyCells } from "../../motifs/cells.js";
import { fields } from "../../motifs/fields.js";
import { ridge, sky, sun, terraces } from "../../motifs/ground.js";
import { plumb, tower } from "../../motifs/scaffold.js";
import { roots, sprout } from "../../motifs/sprout.js";
import { strata } from "../../motifs/strata.js";
import { brand, day, dusk, landTint, litBrass, mix, sandy } from "../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "./page.js";

/** Mutual funds: one hillside, many fields. */
const mutualFunds = (): string =>
  page(day, (at) => [
    sky(at),
    sun(at, 780, 236, 112, { rings: 6, gap: 0.32 }),
    ridge(at, crest([0, 410], [260, 330], [560, 420], [860, 350], [1200, 290]), 0.03),
    ridge(at, crest([0, 470], [340, 440], [700, 470], [1200, 400]), 0.1),
    fields(at, {
      top: crest([-700, 560], [0, 500], [400, 452], [760, 470], [1200, 430], [1900, 420]),
      foot: crest([-700, 1010], [0, 980], [600, 930], [1200, 980], [1900, 1010]),
      vanish: 620,
      columns: 7,
      rows: 6,
      gold: [
        [4, 2],
        [1, 3],
        [3, 4],
        [5, 0],
      ],
    }),
  ]);

/** Debentures: strata laid down year by year, with their coupons. */
const ncd = (): string =>
  page(sandy, (at) => [
    sky(at),
    sun(at, 890, 196, 84, { rings: 5, gap: 0.38 }),
    ridge(at, crest([0, 400], [260, 320], [520, 370], [840, 310], [1200, 240]), 0.02),
    strata(at, {
      surface: crest([0, 430], [260, 384], [520, 430], [800, 386], [1200, 300]),
      bottom: crest([0, 930], [400, 900], [800, 920], [1200, 860]),
      bands: 8,
      warm: 4,
    }),
  ]);

/** Bonds: an aqueduct. What was laid once carries water every day. */
const bonds = (): string =>
  page(dusk, (at) => [
    sky(at),
    sun(at, 860, 210, 92, { rings: 5, gap: 0.36 }),
    ridge(at, crest([0, 600], [240, 540], [480, 610], [760, 550], [1000, 580], [1200, 520]), 0.08),
    ridge(at, crest([0, 670], [300, 630], [620, 670], [900, 620], [1200, 600]), 0.3),
    aqueduct(at, { from: -120, to: 1320, deck: 400, foot: 860, arches: 5, thickness: 34 }),
    terraces(at, {
      top: crest([0, 600], [210, 650], [470, 750], [700, 766], [960, 680], [1200, 590]),
      foot: crest([0, 930], [500, 890], [1200, 930]),
      bands: 7,
      depth: [0.2, 1],
    }),
  ]);

/** Fractional ownership: one building in many parts, one part yours. */
const fractional = (): string =>
  page(sandy, (at) => [
    sky(at),
    sun(at, 960, 180, 78, { rings: 5, gap: 0.38 }),
    ridge(at, crest([0, 540], [300, 480], [600, 550], [900, 480], [1200, 420]), 0.04),
    terraces(at, {
      top: crest([0, 650], [300, 610], [600, 580], [900, 600], [1200, 550]),
      foot: crest([0, 950], [600, 910], [1200, 950]),
      bands: 7,
      depth: [0.22, 0.9],
    }),
    manyCells(at, { x: 540, y: 610, unit: 88 }),
  ]);

/** RERA: a frame of bays going up, and the plumb line that proves it. */
const rera = (): string =>
  page(day, (at) => {
    const ground = 760;
    const built = { ground, bay: 66 };
    return [
      sky(at),
      sun(at, 880, 300, 116, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 650], [280, 590], [600, 660], [900, 590], [1200, 540]), 0.04),
      ridge(at, crest([0, 710], [400, 680], [800, 715], [1200, 660]), 0.14),
      tower(at, { ...built, x: 130, across: 4, up: 5, built: 5, tint: landTint(at.theme, 0.34) }),
      tower(at, { ...built, x: 440, across: 5, up: 9, built: 6, tint: landTint(at.theme, 0.52) }),
      tower(at, { ...built, x: 836, across: 3, up: 6, built: 3, tint: landTint(at.theme, 0.68) }),
      plumb(at, 806, 146, 660),
      terraces(at, {
        top: level(ground),
        foot: crest([0, 930], [600, 915], [1200, 930]),
        bands: 5,
        depth: [0.72, 1],
      }),
    ];
  });

/** Startups: a shoot is small, and its roots are already deep. */
const startupInvestment = (): string =>
  page(dusk, (at) => {
    const ground = crest([0, 540], [300, 524], [600, 508], [900, 520], [1200, 500]);
    const soil = mix(at.theme.middle, at.theme.near, 0.45);
    return [
      sky(at),
      sun(at, 600, 340, 150, { rings: 6, gap: 0.3, haloSize: 3.4 }),
      ridge(at, crest([0, 490], [280, 430], [600, 500], [900, 440], [1200, 390]), 0.1),
      sprout(at, 600, 512, 262),
      path(landPath(ground, -4, W + 4, H + 4), { fill: lit(at, soil, 0.16) }),
      clipped(landPath(ground, -4, W + 4, H + 4), [
        ...count(6).map((index) =>
          ellipse(600, 512, 150 + index * 128, 110 + index * 82, {
            stroke: at.theme.etch,
            weight: at.hair,
            opacity: lerp(0.26, 0.06, index / 5),
          }),
        ),
      ]),
      roots(at, 600, 512, 334, mix(litBrass, brand.brass, 0.3)),
      path(crestPath(ground, -4, W + 4), {
        stroke: at.theme.etch,
        weight: at.hair * 1.4,
        opacity: 0.7,
      }),
    ];
  });

export const wealthManagement = {
  "mutual-funds": mutualFunds,
  ncd,
  bonds,
  fractional,
  rera,
  "startup-investment": startupInvestment,
} as const;
