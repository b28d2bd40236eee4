/** Lease: things that are used and handed back, on the road and at their work. */
import { count, crest, level } from "../../core/curve.js";
import { lit, type Frame } from "../../core/frame.js";
import { circle, line, radial, rect } from "../../core/svg.js";
import { gear, meshed } from "../../motifs/gear.js";
import { ridge, sky, stoneTint, sun, terraces } from "../../motifs/ground.js";
import { sundial } from "../../motifs/sundial.js";
import { banyan, sapling } from "../../motifs/tree.js";
import { lorry } from "../../motifs/vehicles/lorry.js";
import { saloon } from "../../motifs/vehicles/saloon.js";
import { veteran } from "../../motifs/vehicles/veteran.js";
import { brand, day, dusk, landTint, mix, sandy } from "../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "./page.js";

const { brass, pine } = brand;

const LANE = 756;

/** A road seen from its side, from one edge of the picture to the other, and the verge before it. */
function highway(at: Frame): string {
  const surface = mix(stoneTint(at, 0.45), landTint(at.theme, 0.4), 0.4);
  const top = LANE - 40;
  const bottom = LANE + 52;
  return [
    rect(-4, top, W + 8, bottom - top, { fill: lit(at, surface, 0.3) }),
    line(0, top, W, top, { stroke: at.theme.etch, weight: at.hair * 1.4, opacity: 0.8 }),
    ...count(9).map((index) =>
      line(40 + index * 140, LANE + 26, 110 + index * 140, LANE + 26, {
        stroke: at.theme.sun[1],
        weight: at.hair * 2.4,
      }),
    ),
    terraces(at, {
      top: level(bottom),
      foot: crest([0, 940], [600, 925], [1200, 940]),
      bands: 3,
      depth: [0.74, 1],
    }),
  ].join("");
}

const newCar = (): string =>
  page(day, (at) => [
    sky(at),
    sun(at, 720, 320, 150, { rings: 6, gap: 0.3, haloSize: 3.4 }),
    ridge(at, crest([0, 500], [260, 420], [560, 500], [860, 430], [1200, 360]), 0.03),
    terraces(at, {
      top: crest([0, 580], [300, 560], [600, 530], [900, 550], [1200, 500]),
      foot: crest([0, 760], [600, 740], [1200, 750]),
      bands: 6,
      depth: [0.16, 0.52],
      spread: 1.1,
    }),
    highway(at),
    saloon(at, { x: 300, road: LANE, length: 600, colour: pine }),
  ]);

const oldCar = (): string =>
  page(sandy, (at) => [
    sky(at),
    sun(at, 880, 250, 100, { rings: 5, gap: 0.36 }),
    ridge(at, crest([0, 560], [260, 490], [560, 560], [860, 500], [1200, 430]), 0.03),
    ridge(at, crest([0, 630], [340, 600], [700, 630], [1200, 570]), 0.14),
    terraces(at, {
      top: crest([0, 680], [300, 670], [600, 664], [900, 668], [1200, 640]),
      foot: crest([0, 770], [600, 764], [1200, 764]),
      bands: 3,
      depth: [0.3, 0.46],
    }),
    banyan(at, { cx: 360, ground: 706, reach: 300, rise: 220, clear: 214, lobe: 36 }),
    highway(at),
    veteran(at, { x: 420, road: LANE, length: 540, colour: mix(brass, pine, 0.06) }),
  ]);

const commercialVehicle = (): string =>
  page(dusk, (at) => [
    sky(at),
    sun(at, 850, 260, 124, { rings: 6, gap: 0.3 }),
    ridge(at, crest([0, 480], [260, 390], [560, 480], [860, 420], [1200, 330]), 0.1),
    ridge(at, crest([0, 570], [360, 520], [760, 570], [1200, 490]), 0.3),
    terraces(at, {
      top: crest([0, 640], [300, 630], [600, 620], [900, 626], [1200, 590]),
      foot: crest([0, 770], [600, 764], [1200, 764]),
      bands: 4,
      depth: [0.3, 0.6],
    }),
    highway(at),
    lorry(at, { x: 250, road: LANE, length: 690, colour: mix(at.theme.far, brand.sage, 0.35) }),
  ]);

/** Instruments: a sundial of masonry, as exact as it is large. */
const equipment = (): string =>
  page(sandy, (at) => [
    sky(at),
    sun(at, 600, 306, 150, { rings: 6, gap: 0.28, haloSize: 3 }),
    ridge(at, crest([0, 580], [280, 510], [600, 590], [900, 530], [1200, 470]), 0.04),
    ridge(at, crest([0, 660], [400, 630], [800, 660], [1200, 610]), 0.16),
    rect(-4, 690, W + 8, H, { fill: lit(at, landTint(at.theme, 0.34), 0.2) }),
    sapling(at, 120, 712, 120, landTint(at.theme, 0.7)),
    sapling(at, 1090, 708, 150, landTint(at.theme, 0.6)),
    sundial(at, { cx: 600, ground: 744, r: 372, high: 430 }),
    terraces(at, {
      top: level(744),
      foot: crest([0, 940], [600, 925], [1200, 940]),
      bands: 5,
      depth: [0.56, 1],
    }),
  ]);

/** Wheels that mesh; the brass one turns where the sun would stand. */
const machinery = (): string =>
  page(day, (at) => {
    const large = { cx: 372, cy: 606, teeth: 24, module: 21.5, turn: 0 };
    const small = meshed(large, 13, -36);
    const third = meshed(small, 17, 49);
    return [
      sky(at),
      circle(small.cx, small.cy, 560, {
        fill: radial([small.cx, small.cy], 560, [
          [0, at.theme.halo, 0.6],
          [0.3, at.theme.halo, 0.34],
          [1, at.theme.halo, 0],
        ]),
      }),
      ...count(5).map((ring) =>
        circle(small.cx, small.cy, 214 + ring * 50, {
          stroke: at.theme.sun[1],
          weight: at.hair,
          opacity: 0.46 * (1 - ring / 5) ** 1.3,
        }),
      ),
      ridge(at, crest([0, 600], [260, 540], [560, 610], [860, 540], [1200, 480]), 0.03),
      gear(at, { ...third, colour: landTint(at.theme, 0.4) }),
      gear(at, { ...large, colour: landTint(at.theme, 0.62) }),
      gear(at, { ...small, colour: brass, arms: 5 }),
      terraces(at, {
        top: crest([0, 690], [260, 716], [600, 730], [900, 712], [1200, 670]),
        foot: crest([0, 940], [600, 920], [1200, 940]),
        bands: 6,
        depth: [0.5, 1],
      }),
    ];
  });

export const lease = {
  "new-car": newCar,
  "old-car": oldCar,
  "commercial-vehicle": commercialVehicle,
  equipment,
  machinery,
} as const;
