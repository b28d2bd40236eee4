/** One picture for each article of the demo content, on a 1200 by 675 frame. */
import { count, crest, landPath, lerp, level } from "../core/curve.js";
import { frame, lit, type Frame } from "../core/frame.js";
import { circle, clipped, group, line, linear, path, rect, svgDocument } from "../core/svg.js";
import { aqueduct, archPath, nestedArches, pavilion } from "../motifs/arch.js";
import { bangle, discs } from "../motifs/gold.js";
import { globe, globePoint, leap } from "../motifs/globe.js";
import { ridge, sky, stoneTint, sun, terraces, water, waterLines } from "../motifs/ground.js";
import { boat } from "../motifs/boat.js";
import { manyCells } from "../motifs/cells.js";
import { boxes, type Box } from "../motifs/iso.js";
import { lattice } from "../motifs/lattice.js";
import { locks } from "../motifs/locks.js";
import { road } from "../motifs/road.js";
import { plumb, tower } from "../motifs/scaffold.js";
import { strata } from "../motifs/strata.js";
import { banyan, sapling } from "../motifs/tree.js";
import { brand, day, dusk, landTint, litBrass, mix, sandy, type Theme } from "../palette.js";

const { brass, paper, pine, sage } = brand;

export const POST_WIDTH = 1200;
export const POST_HEIGHT = 675;

const picture = (theme: Theme, draw: (at: Frame) => readonly string[]): string => {
  const at = frame(POST_WIDTH, POST_HEIGHT, theme);
  return svgDocument(POST_WIDTH, POST_HEIGHT, draw(at));
};

const W = POST_WIDTH;
const H = POST_HEIGHT;

/** NRI taxation: a globe half risen, and arcs that come home. */
export const globeHome = (): string =>
  picture(dusk, (at) => {
    const ball = { cx: 640, cy: 500, r: 330, tilt: 24, turn: -78 };
    const home = globePoint(ball, 20, 78);
    const from = [
      { lat: 51, lon: 0, lift: 150 },
      { lat: 25, lon: 48, lift: 90 },
      { lat: 17, lon: 116, lift: 96 },
      { lat: 42, lon: 140, lift: 165 },
    ];
    return [
      sky(at),
      sun(at, 985, 150, 52, { rings: 4, gap: 0.55 }),
      globe(at, ball, mix(pine, sage, 0.22)),
      ...from.map(({ lat, lon, lift }) =>
        leap(at, globePoint(ball, lat, lon), home, lift, litBrass),
      ),
      circle(home[0], home[1], 9, { fill: litBrass }),
      circle(home[0], home[1], 18, { stroke: litBrass, weight: at.hair * 1.2, opacity: 0.7 }),
      terraces(at, {
        top: crest([0, 520], [260, 560], [620, 600], [930, 545], [1200, 490]),
        foot: crest([0, 690], [500, 668], [1200, 690]),
        bands: 6,
        depth: [0.35, 1],
      }),
    ];
  });

/** A channel from a gate's sill to its place in the river at the foot of the picture. */
function channel(at: Frame, cx: number, out: number, top: number): string {
  const mouth = 46;
  const edge = (lane: number): string => {
    const a = cx + lane * mouth;
    const b = out + lane * 38;
    return `${a} ${top}C${a} ${top + 84} ${b} ${top + 66} ${b} ${H + 2}`;
  };
  const back = (lane: number): string => {
    const a = cx + lane * mouth;
    const b = out + lane * 38;
    return `${b} ${H + 2}C${b} ${top + 66} ${a} ${top + 84} ${a} ${top}`;
  };
  return [
    path(`M${edge(-1)}L${back(1)}Z`, {
      fill: lit(at, mix(at.theme.far, at.theme.light, 0.3), 0.4),
    }),
    ...[-0.66, -0.33, 0, 0.33, 0.66].map((lane) =>
      path(`M${edge(lane)}`, {
        stroke: lane === 0 ? brass : at.theme.near,
        weight: at.hair * (lane === 0 ? 1.8 : 0.9),
        opacity: lane === 0 ? 0.95 : 0.28,
      }),
    ),
  ].join("");
}

/** NRE, NRO and FCNR accounts: three gates, three channels, one river. */
export const threeGates = (): string =>
  picture(sandy, (at) => {
    const base = 470;
    const gates = [
      { cx: 300, half: 110, seed: 1 },
      { cx: 600, half: 110, seed: 2 },
      { cx: 900, half: 110, seed: 3 },
    ];
    const wall = linear(
      [W, 0],
      [0, base],
      [
        [0, stoneTint(at, 0)],
        [1, stoneTint(at, 0.6)],
      ],
    );
    const scene = (cx: number, half: number, index: number): string => {
      const hills = crest(
        [cx - half, 390 - index * 14],
        [cx, 360 + index * 8],
        [cx + half, 395 - index * 20],
      );
      const inner: Frame = { ...at };
      return [
        rect(cx - half, 90, half * 2, base - 90, {
          fill: linear(
            [cx + half, 120],
            [cx - half, base],
            [
              [0, mix(sage, paper, 0.3)],
              [1, mix(sage, pine, 0.22 + index * 0.06)],
            ],
          ),
        }),
        circle(cx + [30, -6, 34][index]!, [286, 250, 306][index]!, [36, 46, 30][index]!, {
          fill: index === 1 ? brass : mix(paper, sage, 0.2),
        }),
        terraces(inner, {
          top: hills,
          foot: level(base + 20),
          bands: 5,
          depth: [0.25 + index * 0.08, 0.85],
          from: cx - half,
          to: cx + half,
          floor: base,
        }),
      ].join("");
    };
    return [
      rect(0, 0, W, H, { fill: wall }),
      clipped(`M0 0H${W}V64H0Z`, [
        rect(0, 0, W, 64, { fill: stoneTint(at, 0.55) }),
        lattice(at, { x: 0, y: 32, width: W, height: 20, cell: 64, colour: pine, opacity: 0.4 }),
      ]),
      line(0, 64, W, 64, { stroke: pine, weight: at.hair, opacity: 0.4 }),
      line(0, 72, W, 72, { stroke: brass, weight: at.hair * 1.8, opacity: 0.9 }),
      ...gates.flatMap(({ cx, half }, index) => {
        const outline = archPath(cx, base, half, 300, 160);
        return [
          path(archPath(cx, base, half + 34, 296, 112), {
            fill: stoneTint(at, 0.3 + 0.1 * (2 - index)),
          }),
          path(archPath(cx, base, half + 34, 296, 112), {
            stroke: pine,
            weight: at.hair,
            opacity: 0.3,
          }),
          path(archPath(cx, base, half + 16, 298, 138), {
            stroke: pine,
            weight: at.hair,
            opacity: 0.22,
          }),
          clipped(outline, scene(cx, half, index)),
          path(outline, { stroke: pine, weight: at.hair * 1.2, opacity: 0.55 }),
        ];
      }),
      rect(0, base, W, H - base, { fill: lit(at, landTint(at.theme, 0.9), 0.12) }),
      rect(0, base, W, 12, { fill: stoneTint(at, 0.2) }),
      ...gates.map(({ cx }, index) => channel(at, cx, 600 + (index - 1) * 76, base + 12)),
    ];
  });

/** SIP against lump sum: a stair of small steps, and one high block. */
export const stairAndBlock = (): string =>
  picture(day, (at) => {
    const ground = 540;
    const steps = 12;
    const width = 52;
    const left = 110;
    const rise = 28;
    const side = 18;
    const column = (x: number, w: number, h: number, tint: string, courses: boolean): string => {
      const top = ground - h;
      return [
        path(
          `M${x + w} ${top}L${x + w + side} ${top - side * 0.6}V${ground - side * 0.6}L${x + w} ${ground}Z`,
          {
            fill: mix(tint, at.theme.light, 0.42),
          },
        ),
        path(`M${x} ${top}L${x + side} ${top - side * 0.6}H${x + w + side}L${x + w} ${top}Z`, {
          fill: mix(tint, at.theme.light, 0.66),
        }),
        rect(x, top, w, h, {
          fill: linear(
            [x + w, top],
            [x, ground],
            [
              [0, mix(tint, at.theme.light, 0.12)],
              [1, mix(tint, at.theme.near, 0.16)],
            ],
          ),
        }),
        ...(courses
          ? count(Math.round(h / rise) - 1).map((index) =>
              line(x, ground - rise * (index + 1), x + w, ground - rise * (index + 1), {
                stroke: at.theme.etch,
                weight: at.hair * 0.9,
                opacity: 0.4,
              }),
            )
          : []),
      ].join("");
    };
    return [
      sky(at),
      sun(at, 812, 170, 60, { rings: 5, gap: 0.5 }),
      ridge(at, crest([0, 470], [280, 430], [560, 475], [820, 420], [1200, 380]), 0.05),
      ridge(at, crest([0, 500], [360, 505], [700, 480], [1000, 500], [1200, 460]), 0.16),
      rect(0, ground - 14, W, H - ground + 14, { fill: lit(at, landTint(at.theme, 0.34)) }),
      column(900, 150, rise * steps, landTint(at.theme, 0.96), false),
      ...count(steps).map((index) =>
        column(
          left + index * width,
          width,
          rise * (index + 1),
          landTint(at.theme, lerp(0.2, 0.72, index / (steps - 1))),
          true,
        ),
      ),
      line(left + steps * width + side + 10, ground - rise * steps, 890, ground - rise * steps, {
        stroke: brass,
        weight: at.hair * 1.4,
        dash: "3 7",
        cap: "round",
      }),
      terraces(at, {
        top: crest([0, 556], [400, 562], [800, 552], [1200, 560]),
        foot: crest([0, 700], [600, 680], [1200, 700]),
        bands: 5,
        depth: [0.5, 1],
      }),
    ];
  });

/** Loan against securities: an aqueduct. The piers stand; water flows from them. */
export const aqueductValley = (): string =>
  picture(sandy, (at) => [
    sky(at),
    sun(at, 930, 150, 66),
    ridge(at, crest([0, 440], [240, 400], [480, 452], [760, 405], [1000, 430], [1200, 380]), 0.02),
    ridge(at, crest([0, 500], [300, 470], [620, 500], [900, 462], [1200, 450]), 0.16),
    aqueduct(at, { from: -70, to: 1270, deck: 296, foot: 640, arches: 6 }),
    terraces(at, {
      top: crest([0, 450], [210, 500], [470, 560], [700, 565], [960, 500], [1200, 430]),
      foot: crest([0, 700], [500, 660], [1200, 700]),
      bands: 7,
      depth: [0.42, 1],
    }),
  ]);

/** Term insurance: a pavilion that shelters a young tree. */
export const pavilionHill = (): string =>
  picture(day, (at) => [
    sky(at),
    sun(at, 600, 262, 196, { rings: 5, gap: 0.22, haloSize: 2.4 }),
    ridge(at, crest([0, 430], [220, 400], [480, 450], [800, 415], [1200, 350]), 0.04),
    ridge(at, crest([0, 500], [300, 470], [640, 500], [960, 450], [1200, 430]), 0.16),
    terraces(at, {
      top: crest([0, 590], [240, 560], [430, 510], [600, 498], [770, 510], [960, 545], [1200, 520]),
      foot: crest([0, 720], [600, 660], [1200, 720]),
      bands: 2,
      depth: [0.3, 0.4],
    }),
    pavilion(at, { cx: 600, base: 520, half: 132 }),
    sapling(at, 600, 457, 100, landTint(at.theme, 0.62)),
    terraces(at, {
      top: crest([0, 600], [240, 566], [430, 530], [600, 512], [770, 526], [960, 556], [1200, 540]),
      foot: crest([0, 720], [600, 680], [1200, 720]),
      bands: 6,
      depth: [0.46, 1],
    }),
  ]);

/** Gold loans: discs and bangles. */
export const goldStacks = (): string =>
  picture(dusk, (at) => [
    sky(at),
    sun(at, 960, 172, 92, { rings: 5, gap: 0.3 }),
    ridge(at, crest([0, 400], [300, 352], [640, 410], [900, 372], [1200, 320]), 0.02),
    ridge(at, crest([0, 448], [380, 430], [760, 462], [1200, 400]), 0.12),
    rect(0, 470, W, H - 470, { fill: lit(at, landTint(at.theme, 0.88), 0.14) }),
    ...count(7).map((index) =>
      line(0, 492 + index ** 1.55 * 12, W, 492 + index ** 1.55 * 12, {
        stroke: at.theme.etch,
        weight: at.hair,
        opacity: 0.16,
      }),
    ),
    discs(at, 300, 520, 96, 5, 22),
    discs(at, 520, 506, 96, 9, 22),
    discs(at, 410, 582, 96, 3, 22),
    bangle(at, 800, 420, 138, 138, 15),
    bangle(at, 862, 446, 112, 112, 12),
    bangle(at, 800, 575, 138, 36, 14),
  ]);

/** Prepaying a home loan or investing: one road, a house at one end and a grove at the other. */
export const fork = (): string =>
  picture(day, (at) => {
    const iso = { x: 300, y: 380, unit: 45 };
    const house = (
      x: number,
      y: number,
      [w, d, h]: readonly [number, number, number],
      tint: number,
      roof: Box["roof"],
    ): Box => ({
      at: [x, y, 0],
      size: [w, d, h],
      colour: stoneTint(at, tint),
      roof,
      windows: [2, Math.max(1, Math.round(h / 1.2))],
      glow: (index) => index === 1,
    });
    const surface = mix(stoneTint(at, 0.3), landTint(at.theme, 0.1), 0.25);
    const trunkRoad = { x: 560, y: 700, half: 104 };
    const meadow = crest([0, 470], [240, 512], [440, 516], [640, 505], [900, 520], [1200, 480]);
    return [
      sky(at),
      sun(at, 900, 164, 66),
      ridge(at, crest([0, 340], [260, 300], [560, 385], [860, 320], [1200, 230]), 0.03),
      terraces(at, {
        top: crest(
          [0, 420],
          [180, 396],
          [380, 402],
          [600, 452],
          [780, 420],
          [980, 330],
          [1200, 270],
        ),
        foot: crest([0, 520], [500, 560], [760, 560], [1200, 520]),
        bands: 10,
        depth: [0.16, 0.5],
        spread: 1,
      }),
      ...(
        [
          [724, 470, 34],
          [792, 448, 50],
          [872, 420, 70],
          [964, 382, 96],
          [1070, 340, 128],
        ] as const
      ).map(([x, y, h], index) => sapling(at, x, y, h, landTint(at.theme, 0.56 + index * 0.08))),
      boxes(at, iso, [
        house(-2.4, 0, [1.9, 2, 1.7], 0.6, "flat"),
        house(0, -0.4, [2, 2.2, 2.5], 0.42, "gable"),
        house(-1.6, 2.6, [1.8, 1.7, 1.3], 0.5, "gable"),
        house(0.8, 2.4, [1.6, 1.6, 1.5], 0.36, "flat"),
        house(2.7, 0, [1.7, 1.8, 1.3], 0.46, "gable"),
      ]),
      terraces(at, {
        top: meadow,
        foot: crest([0, 720], [600, 690], [1200, 720]),
        bands: 7,
        depth: [0.56, 1],
      }),
      clipped(landPath(meadow, 0, W, H), [
        road(
          at,
          [
            trunkRoad,
            { x: 572, y: 628, half: 58 },
            { x: 500, y: 574, half: 32 },
            { x: 384, y: 540, half: 17 },
            { x: 346, y: 500, half: 10 },
          ],
          { surface, dashes: 0, edges: false },
        ),
        road(
          at,
          [
            trunkRoad,
            { x: 572, y: 628, half: 58 },
            { x: 652, y: 574, half: 32 },
            { x: 790, y: 548, half: 18 },
            { x: 846, y: 500, half: 10 },
          ],
          { surface, dashes: 0, edges: false },
        ),
      ]),
    ];
  });

/** RERA checks: a frame of bays going up, and the plumb line that proves it. */
export const scaffold = (): string =>
  picture(day, (at) => {
    const ground = 570;
    const built = { ground, bay: 56 };
    return [
      sky(at),
      sun(at, 890, 190, 82, { rings: 5 }),
      ridge(at, crest([0, 480], [280, 440], [600, 490], [900, 430], [1200, 400]), 0.04),
      ridge(at, crest([0, 530], [400, 505], [800, 535], [1200, 490]), 0.14),
      tower(at, { ...built, x: 170, across: 4, up: 5, built: 5, tint: landTint(at.theme, 0.34) }),
      tower(at, { ...built, x: 456, across: 5, up: 8, built: 5, tint: landTint(at.theme, 0.52) }),
      tower(at, { ...built, x: 796, across: 4, up: 6, built: 2, tint: landTint(at.theme, 0.68) }),
      plumb(at, 764, 96, 500),
      terraces(at, {
        top: level(ground),
        foot: crest([0, 700], [600, 690], [1200, 700]),
        bands: 4,
        depth: [0.72, 1],
      }),
    ];
  });

/** Debentures and bonds: strata laid down year by year, with their coupons. */
export const layers = (): string =>
  picture(sandy, (at) => [
    sky(at),
    sun(at, 900, 130, 58),
    ridge(at, crest([0, 280], [260, 220], [520, 260], [840, 210], [1200, 160]), 0.02),
    strata(at, {
      surface: crest([0, 300], [260, 262], [520, 300], [800, 262], [1200, 200]),
      bottom: crest([0, 700], [400, 670], [800, 690], [1200, 640]),
      bands: 8,
      warm: 4,
    }),
  ]);

/** Health insurance: arch within arch within arch. */
export const shelter = (): string =>
  picture(day, (at) => [
    sky(at),
    ridge(at, crest([0, 440], [300, 400], [620, 450], [900, 410], [1200, 360]), 0.04),
    nestedArches(at, {
      cx: 600,
      base: 545,
      outer: 350,
      inner: 92,
      rings: 7,
      tints: [landTint(at.theme, 0.86), landTint(at.theme, 0.02)],
    }),
    clipped(archPath(600, 545, 92, 522, 415), [
      rect(480, 400, 240, 160, { fill: mix(brass, paper, 0.82) }),
      circle(600, 514, 46, { fill: brass }),
    ]),
    water(at, { top: 545, bottom: H, lines: 0 }),
    group(
      nestedArches(at, {
        cx: 600,
        base: 545,
        outer: 350,
        inner: 92,
        rings: 7,
        tints: [landTint(at.theme, 0.86), landTint(at.theme, 0.02)],
      }),
      { opacity: 0.26, transform: "translate(0 690) scale(1 -0.266)" },
    ),
    waterLines(at, { top: 545, bottom: H, glint: { x: 600, width: 130 }, lines: 22, seed: 5 }),
    line(0, 545, W, 545, { stroke: at.theme.near, weight: at.hair, opacity: 0.35 }),
  ]);

/** Fractional ownership: one building in many parts, one part yours. */
export const manyParts = (): string =>
  picture(day, (at) => [
    sky(at),
    sun(at, 985, 150, 60),
    ridge(at, crest([0, 420], [300, 380], [600, 430], [900, 380], [1200, 330]), 0.04),
    terraces(at, {
      top: crest([0, 500], [300, 470], [600, 450], [900, 470], [1200, 430]),
      foot: crest([0, 720], [600, 690], [1200, 720]),
      bands: 7,
      depth: [0.22, 0.9],
    }),
    manyCells(at, { x: 560, y: 456, unit: 70 }),
  ]);

/** Working capital: locks that let the water down, basin by basin. */
export const basins = (): string =>
  picture(day, (at) => [
    sky(at),
    sun(at, 958, 140, 58),
    ridge(at, crest([0, 350], [260, 290], [560, 330], [840, 250], [1200, 210]), 0.02),
    ridge(at, crest([0, 430], [300, 390], [600, 350], [900, 290], [1200, 250]), 0.14),
    locks(
      at,
      { gates: [430, 806], top: 318, drop: 84, deep: 132, glint: { x: 964, width: 110 } },
      boat(at, 600, 402, 92),
    ),
  ]);

/** Leasing a car or buying one: a road that winds to the hills. */
export const windingRoad = (): string =>
  picture(day, (at) => {
    const surface = mix(stoneTint(at, 0.3), landTint(at.theme, 0.1), 0.25);
    const rise = crest([0, 470], [260, 500], [560, 500], [760, 470], [980, 430], [1200, 440]);
    return [
      sky(at),
      sun(at, 806, 214, 74, { rings: 5 }),
      ridge(
        at,
        crest([0, 330], [200, 270], [460, 330], [720, 300], [1000, 260], [1200, 300]),
        0.02,
      ),
      ridge(at, crest([0, 370], [300, 350], [640, 345], [900, 330], [1200, 300]), 0.12),
      terraces(at, {
        top: crest([0, 420], [320, 400], [620, 380], [860, 372], [1200, 330]),
        foot: crest([0, 560], [1200, 520]),
        bands: 5,
        depth: [0.24, 0.44],
      }),
      road(
        at,
        [
          { x: 700, y: 488, half: 27 },
          { x: 846, y: 444, half: 15 },
          { x: 905, y: 417, half: 9.5 },
          { x: 826, y: 394, half: 5.5 },
          { x: 812, y: 373, half: 2.6 },
        ],
        { surface, dashes: 10 },
      ),
      terraces(at, {
        top: rise,
        foot: crest([0, 700], [1200, 680]),
        bands: 7,
        depth: [0.5, 1],
      }),
      clipped(
        landPath(rise, 0, W, H),
        road(
          at,
          [
            { x: 360, y: 710, half: 150 },
            { x: 610, y: 618, half: 80 },
            { x: 560, y: 556, half: 50 },
            { x: 660, y: 506, half: 34 },
            { x: 770, y: 462, half: 24 },
          ],
          { surface, dashes: 9 },
        ),
      ),
    ];
  });

/** Nominations and wills: a banyan whose roots become trunks. */
export const banyanTree = (): string =>
  picture(sandy, (at) => [
    sky(at),
    sun(at, 880, 180, 118, { rings: 5, gap: 0.24 }),
    ridge(at, crest([0, 450], [300, 410], [620, 455], [900, 420], [1200, 370]), 0.04),
    ridge(at, crest([0, 510], [380, 490], [760, 510], [1200, 460]), 0.14),
    terraces(at, {
      top: crest([0, 570], [300, 556], [600, 548], [900, 552], [1200, 540]),
      foot: crest([0, 710], [600, 690], [1200, 710]),
      bands: 5,
      depth: [0.42, 0.95],
    }),
    banyan(at, { cx: 560, ground: 574, reach: 410, rise: 280, clear: 204, lobe: 44 }),
  ]);

/** Keyed by subject; the entry point matches subjects to the slugs of the demo content. */
export const posts = {
  nri: globeHome,
  accounts: threeGates,
  sip: stairAndBlock,
  securities: aqueductValley,
  term: pavilionHill,
  gold: goldStacks,
  home: fork,
  rera: scaffold,
  bonds: layers,
  health: shelter,
  fractional: manyParts,
  capital: basins,
  car: windingRoad,
  wills: banyanTree,
} as const;

export type Subject = keyof typeof posts;
