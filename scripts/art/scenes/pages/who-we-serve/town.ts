/** Who we serve, in town: a court, a bazaar, roofs, a haveli. */
import { count, crest, level } from "../../../core/curve.js";
import { lit } from "../../../core/frame.js";
import { ellipse, line, linear, path, polygon, rect } from "../../../core/svg.js";
import { archPath, pavilion } from "../../../motifs/arch.js";
import { balance } from "../../../motifs/balance.js";
import { ridge, sky, stoneTint, sun, terraces } from "../../../motifs/ground.js";
import { house } from "../../../motifs/house.js";
import { box, boxes, footprintShade, project, type Box } from "../../../motifs/iso.js";
import { kite } from "../../../motifs/kite.js";
import { cornice, dome, merlons, openings, steps, stone, wall } from "../../../motifs/masonry.js";
import { sapling } from "../../../motifs/tree.js";
import { brand, dusk, landTint, litBrass, mix, sandy } from "../../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "../page.js";

const { brass, paper, pine, sage } = brand;

/** The colonnade of a court, and in its middle a balance at rest. */
export const attorneys = (): string =>
  page(sandy, (at) => {
    const floor = 690;
    const top = 430;
    const column = (x: number): string =>
      [
        rect(x - 17, top + 8, 34, floor - top - 8, {
          fill: linear(
            [x + 17, 0],
            [x - 17, 0],
            [
              [0, stoneTint(at, 0.02)],
              [0.5, stoneTint(at, 0.35)],
              [1, stoneTint(at, 0.95)],
            ],
          ),
        }),
        ...[-7, 3].map((dx) =>
          line(x + dx, top + 30, x + dx, floor - 18, {
            stroke: at.theme.near,
            weight: at.hair * 0.7,
            opacity: 0.16,
          }),
        ),
        rect(x - 26, top, 52, 16, { fill: stone(at, [x - 26, top, x + 26, top + 16], 0, 0.7) }),
        rect(x - 25, floor - 14, 50, 14, {
          fill: stone(at, [x - 25, floor - 14, x + 25, floor], 0.1, 0.8),
        }),
      ].join("");
    const inside = mix(pine, landTint(at.theme, 0.5), 0.2);
    return [
      sky(at),
      sun(at, 905, 210, 76, { rings: 5, gap: 0.36 }),
      ridge(at, crest([0, 590], [280, 540], [600, 600], [900, 550], [1200, 480]), 0.04),
      ridge(at, crest([0, 660], [400, 630], [800, 660], [1200, 600]), 0.16),
      dome(at, 600, 330, 128),
      wall(at, { from: 466, to: 734, top: 324, base: 372, shade: [0.1, 0.7] }),
      cornice(at, 462, 738, 320, 12),
      wall(at, { from: 216, to: 984, top: 366, base: 432, shade: [0.05, 0.55] }),
      cornice(at, 212, 988, 360, 14),
      line(216, 404, 984, 404, { stroke: brass, weight: at.hair * 1.5 }),
      rect(262, 430, 676, floor - 430, {
        fill: lit(at, mix(inside, at.theme.near, 0.2), 0.1),
      }),
      path(archPath(600, floor, 116, 560, 452), {
        fill: linear(
          [600, 450],
          [600, floor],
          [
            [0, mix(paper, sage, 0.35)],
            [1, mix(sage, paper, 0.1)],
          ],
        ),
      }),
      balance(at, 600, 470, 72),
      ...[262, 358, 454, 746, 842, 938].map(column),
      steps(at, { cx: 600, top: floor, half: 400, number: 5, rise: 17, run: 26 }),
      terraces(at, {
        top: level(floor + 84),
        foot: crest([0, 950], [600, 930], [1200, 950]),
        bands: 4,
        depth: [0.62, 1],
      }),
    ];
  });

/** The front of a bazaar when its lamps are lit. */
export const businessOwners = (): string =>
  page(dusk, (at) => {
    const street = 720;
    const shops = 4;
    const from = 150;
    const to = 1050;
    const bay = (to - from) / shops;
    const glow = linear(
      [0, 500],
      [0, street],
      [
        [0, mix(litBrass, paper, 0.3)],
        [1, mix(brass, litBrass, 0.3)],
      ],
    );
    const cloths = [brass, mix(sage, paper, 0.4), brass, mix(sage, paper, 0.4)];
    const awning = (index: number): string => {
      const cx = from + bay * (index + 0.5);
      const half = bay * 0.405;
      const y = 512;
      const drop = 44;
      const strips = 6;
      const wide = (half * 2) / strips;
      const rail = rect(cx - half - 4, y - 8, half * 2 + 8, 9, { fill: stoneTint(at, 0.1) });
      return count(strips)
        .map((strip) => {
          const x = cx - half + strip * wide;
          const lean = (place: number): number => cx + (place - cx) * 1.1;
          const tint = strip % 2 === 0 ? cloths[index]! : mix(pine, at.theme.near, 0.3);
          const [a, b] = [lean(x), lean(x + wide)];
          return path(
            `M${x} ${y}H${x + wide}L${b} ${y + drop}A${(b - a) / 2} ${(b - a) / 2.4} 0 0 1 ${a} ${y + drop}Z`,
            { fill: tint },
          );
        })
        .join("")
        .concat(rail);
    };
    return [
      sky(at),
      sun(at, 905, 190, 70, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 520], [300, 470], [640, 520], [920, 450], [1200, 400]), 0.1),
      pavilion(at, { cx: 262, base: 300, half: 44, steps: 0 }),
      pavilion(at, { cx: 938, base: 300, half: 44, steps: 0 }),
      merlons(at, from, to, 300, 22, [0.2, 0.8]),
      wall(at, { from, to, top: 298, base: street, shade: [0.2, 0.95] }),
      cornice(at, from, to, 318, 10),
      openings(at, {
        from: from + 12,
        to: to - 12,
        base: 436,
        apex: 352,
        number: 12,
        share: 0.5,
        fill: (index) =>
          [1, 4, 7, 8, 10].includes(index) ? litBrass : mix(pine, at.theme.near, 0.45),
      }),
      cornice(at, from, to, 458, 12),
      ...count(shops).map((index) => {
        const cx = from + bay * (index + 0.5);
        const half = bay * 0.37;
        return [
          rect(cx - half, 520, half * 2, street - 520, { fill: glow }),
          ...[612, 654].map((y) =>
            line(cx - half, y, cx + half, y, {
              stroke: mix(brass, at.theme.near, 0.4),
              weight: at.hair * 1.6,
              opacity: 0.7,
            }),
          ),
          ...count(7).map((jar) => {
            const x = cx - half * 0.84 + (jar * half * 1.68) / 6;
            const tall = [18, 24, 15, 22, 18, 25, 16][(jar + index * 2) % 7]!;
            return [
              rect(x - 8, 612 - tall, 16, tall, { fill: mix(pine, brass, 0.3), opacity: 0.75 }, 4),
              rect(
                x - 9,
                654 - tall * 0.9,
                18,
                tall * 0.9,
                { fill: mix(pine, brass, 0.15), opacity: 0.75 },
                4,
              ),
            ].join("");
          }),
          rect(cx - half, 676, half * 2, street - 676, { fill: landTint(at.theme, 0.75) }),
          line(cx - half, 677, cx + half, 677, { stroke: litBrass, weight: at.hair * 1.4 }),
        ].join("");
      }),
      ...count(shops).map(awning),
      rect(0, street, W, H - street, { fill: lit(at, landTint(at.theme, 0.92), 0.1) }),
      // Light from the shops lies on the street.
      ...count(shops).map((index) => {
        const cx = from + bay * (index + 0.5);
        return polygon(
          [
            [cx - bay * 0.36, street],
            [cx + bay * 0.36, street],
            [cx + (cx - 600) * 0.16 + bay * 0.5, H],
            [cx + (cx - 600) * 0.16 - bay * 0.5, H],
          ],
          {
            fill: linear(
              [0, street],
              [0, H],
              [
                [0, litBrass, 0.34],
                [1, litBrass, 0],
              ],
            ),
          },
        );
      }),
      line(0, street, W, street, { stroke: at.theme.etch, weight: at.hair, opacity: 0.4 }),
      ...count(5).map((index) =>
        line(0, street + 26 + index ** 1.5 * 18, W, street + 26 + index ** 1.5 * 18, {
          stroke: at.theme.etch,
          weight: at.hair,
          opacity: 0.14,
        }),
      ),
    ];
  });

/** Kites over the roofs: one of them is far above the others. */
export const womanInvestors = (): string =>
  page(sandy, (at) => {
    // The low houses stand behind the high ones.
    const roofs: readonly (readonly [
      x: number,
      width: number,
      storeys: number,
      storey: number,
      shade: number,
    ])[] = [
      [-50, 210, 2, 84, 0.75],
      [350, 200, 2, 76, 0.8],
      [740, 150, 2, 72, 0.85],
      [1060, 200, 2, 78, 0.75],
      [150, 210, 3, 92, 0.42],
      [540, 210, 3, 76, 0.5],
      [880, 190, 3, 84, 0.42],
    ];
    return [
      sky(at),
      sun(at, 470, 400, 148, { rings: 6, gap: 0.3, haloSize: 3.4 }),
      ridge(at, crest([0, 590], [280, 520], [600, 600], [900, 540], [1200, 470]), 0.04),
      terraces(at, {
        top: crest([0, 680], [300, 640], [640, 660], [900, 630], [1200, 600]),
        foot: crest([0, 900], [1200, 880]),
        bands: 5,
        depth: [0.16, 0.6],
      }),
      ...roofs.map(([x, width, storeys, storey, shade], index) =>
        house(at, {
          x,
          base: 866,
          width,
          storeys,
          storey,
          windows: 3,
          shade,
          roof: "flat",
          lamp: (window) => window === 7 && index > 3,
        }),
      ),
      terraces(at, {
        top: level(862),
        foot: level(920),
        bands: 2,
        depth: [0.7, 0.95],
      }),
      path("M262 580C420 560 640 470 838 216", {
        stroke: mix(pine, paper, 0.25),
        weight: at.hair * 0.8,
      }),
      kite(at, 850, 196, 92, brass, 24),
      kite(at, 250, 236, 40, mix(pine, at.theme.middle, 0.3), -14),
      kite(at, 990, 430, 46, at.theme.middle, 16),
      kite(at, 640, 120, 30, at.theme.far, -20),
    ];
  });

/** A haveli: four wings round one court, and a tree in the court. */
export const familyOffice = (): string =>
  page(sandy, (at) => {
    const iso = { x: 600, y: 560, unit: 52 };
    const wing = (
      x: number,
      y: number,
      dx: number,
      dy: number,
      high: number,
      windows: readonly [number, number],
      tint: number,
      every: number,
    ): Box => ({
      at: [x, y, 0],
      size: [dx, dy, high],
      colour: stoneTint(at, tint),
      roof: "flat",
      windows,
      glow: (index) => index % every === 2,
    });
    const [tx, ty] = project(iso, 0.1, 0.1, 0);
    return [
      sky(at),
      sun(at, 900, 190, 88, { rings: 5, gap: 0.36 }),
      ridge(at, crest([0, 500], [260, 430], [560, 500], [880, 430], [1200, 370]), 0.04),
      terraces(at, {
        top: crest([0, 580], [300, 540], [600, 500], [900, 520], [1200, 470]),
        foot: crest([0, 940], [600, 900], [1200, 940]),
        bands: 7,
        depth: [0.18, 0.7],
      }),
      footprintShade(at, iso, [-4, -4, 4, 4], 1.3),
      box(at, iso, {
        at: [-4.3, -4.3, -0.3],
        size: [8.6, 8.6, 0.3],
        colour: landTint(at.theme, 0.2),
      }),
      boxes(at, iso, [
        wing(-4, -2, 1.9, 4, 2.6, [4, 2], 0.45, 5),
        wing(-2, -4, 4, 1.9, 2.6, [4, 2], 0.45, 7),
        wing(-4, -4, 2, 2, 3.6, [2, 3], 0.3, 4),
      ]),
      polygon(
        [
          project(iso, -2, -2, 0),
          project(iso, 2, -2, 0),
          project(iso, 2, 2, 0),
          project(iso, -2, 2, 0),
        ],
        { fill: mix(stoneTint(at, 0.35), litBrass, 0.18) },
      ),
      ellipse(tx, ty, 46, 26, { fill: landTint(at.theme, 0.4) }),
      sapling(at, tx, ty + 4, 250, landTint(at.theme, 0.66)),
      boxes(at, iso, [
        wing(2, -4, 2, 2, 2.3, [2, 2], 0.36, 3),
        wing(-4, 2, 2, 2, 2.3, [2, 2], 0.36, 3),
        wing(2.1, -2, 1.9, 4, 1.25, [4, 1], 0.45, 4),
        wing(-2, 2.1, 4, 1.9, 1.25, [4, 1], 0.45, 9),
        wing(2, 2, 2, 2, 2, [2, 2], 0.36, 3),
      ]),
    ];
  });
