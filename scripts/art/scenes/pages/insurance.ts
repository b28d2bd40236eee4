/** Insurance: walls and arches that shelter what stands inside them. */
import { crest, level } from "../../core/curve.js";
import { group, line, path } from "../../core/svg.js";
import { archPath, nestedArches, pavilion } from "../../motifs/arch.js";
import { ridge, sky, sun, terraces, water, waterLines } from "../../motifs/ground.js";
import { house } from "../../motifs/house.js";
import { cornice, dome, merlons, openings, wall } from "../../motifs/masonry.js";
import { sapling } from "../../motifs/tree.js";
import { brand, day, landTint, litBrass, mix, sandy } from "../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "./page.js";

const { brass, pine } = brand;

/** Arch within arch, and in the innermost a young tree before the sun. */
const personal = (): string =>
  page(day, (at) => {
    const base = 700;
    const inner = 152;
    const arches = nestedArches(at, {
      cx: 600,
      base,
      outer: 430,
      inner,
      rings: 7,
      tints: [landTint(at.theme, 0.86), mix(landTint(at.theme, 0), at.theme.light, 0.7)],
    });
    return [
      sky(at),
      ridge(at, crest([0, 590], [300, 530], [620, 600], [900, 540], [1200, 470]), 0.04),
      arches,
      sun(at, 600, base - 86, 62, { rings: 0, haloSize: 2.2 }),
      sapling(at, 600, base, 122, landTint(at.theme, 0.8)),
      water(at, { top: base, bottom: H, lines: 0 }),
      group(arches, { opacity: 0.24, transform: `translate(0 ${base * 1.28}) scale(1 -0.28)` }),
      waterLines(at, { top: base, bottom: H, glint: { x: 600, width: 170 }, lines: 22, seed: 5 }),
      line(0, base, W, base, { stroke: at.theme.near, weight: at.hair, opacity: 0.35 }),
    ];
  });

/** A town of trade behind its rampart; the gate stands open. */
const business = (): string =>
  page(sandy, (at) => {
    const ground = 720;
    const bastion = (x: number): string =>
      [
        merlons(at, x - 62, x + 62, 470, 32, [0.1, 0.7]),
        wall(at, { from: x - 60, to: x + 60, top: 468, base: ground + 40, shade: [0.1, 1] }),
        cornice(at, x - 62, x + 62, 486, 9),
        line(x - 60, 528, x + 60, 528, { stroke: brass, weight: at.hair * 1.5 }),
        openings(at, {
          from: x - 30,
          to: x + 30,
          base: 610,
          apex: 562,
          number: 1,
          share: 0.5,
          fill: () => mix(pine, at.theme.stone[2], 0.3),
        }),
      ].join("");
    const home = (x: number, width: number, base: number, storeys: number, shade: number): string =>
      house(at, {
        x,
        base,
        width,
        storeys,
        storey: 74,
        windows: Math.round(width / 46),
        shade,
        roof: "flat",
        door: false,
        lamp: (index) => (index * 7 + x) % 9 === 0,
      });
    return [
      sky(at),
      sun(at, 600, 320, 188, { rings: 6, gap: 0.24, haloSize: 2.6 }),
      ridge(at, crest([0, 600], [280, 540], [600, 610], [900, 550], [1200, 480]), 0.04),
      ridge(at, crest([0, 660], [400, 630], [800, 660], [1200, 600]), 0.16),
      // The town, its far roofs first.
      pavilion(at, { cx: 404, base: 408, half: 32, steps: 0 }),
      home(346, 120, 700, 4, 0.6),
      home(710, 150, 700, 4, 0.52),
      dome(at, 600, 342, 78),
      wall(at, { from: 516, to: 684, top: 340, base: 640, shade: [0.15, 0.6] }),
      cornice(at, 512, 688, 338, 10),
      openings(at, {
        from: 522,
        to: 678,
        base: 452,
        apex: 376,
        number: 3,
        share: 0.56,
        fill: (index) => (index === 1 ? brass : mix(pine, at.theme.stone[2], 0.4)),
      }),
      home(262, 124, 700, 3, 0.42),
      home(834, 116, 700, 3, 0.4),
      merlons(at, 130, 1070, 560, 26, [0.15, 0.6]),
      wall(at, { from: 130, to: 1070, top: 558, base: ground + 40, shade: [0.22, 0.85] }),
      cornice(at, 126, 1074, 576, 9),
      bastion(164),
      bastion(1036),
      ...[
        [150, 0.2],
        [124, 0.5],
        [98, 0.8],
      ].map(([half, shade]) =>
        path(
          archPath(600, ground + 20, half!, ground - 40 - half! * 0.1, ground - 40 - half! * 1.14),
          {
            fill: mix(at.theme.stone[1], landTint(at.theme, 0.7), shade!),
          },
        ),
      ),
      path(archPath(600, ground + 20, 74, ground - 46, ground - 124), { fill: litBrass }),
      terraces(at, {
        top: level(ground + 14),
        foot: crest([0, 930], [600, 915], [1200, 930]),
        bands: 5,
        depth: [0.55, 1],
      }),
    ];
  });

export const insurance = {
  "personal-insurance": personal,
  "business-insurance": business,
} as const;
