/** Loans as water: locks, a wheel, steps down to the river. */
import { count, crest } from "../../../core/curve.js";
import { lit } from "../../../core/frame.js";
import { group, line, path, rect } from "../../../core/svg.js";
import { aqueduct, pavilion } from "../../../motifs/arch.js";
import { boat } from "../../../motifs/boat.js";
import { ridge, sky, stoneTint, sun, water, waterLines } from "../../../motifs/ground.js";
import { locks } from "../../../motifs/locks.js";
import { cornice, openings, stone, wall } from "../../../motifs/masonry.js";
import { waterWheel } from "../../../motifs/wheel.js";
import { brand, day, dusk, landTint, litBrass, mix, sandy } from "../../../palette.js";
import { page, PAGE_HEIGHT as H, PAGE_WIDTH as W } from "../page.js";

const { brass } = brand;

/** Overdraft and cash credit: locks that let the water down, basin by basin. */
export const odCc = (): string =>
  page(day, (at) => [
    sky(at),
    sun(at, 930, 196, 84, { rings: 5, gap: 0.38 }),
    ridge(at, crest([0, 470], [260, 390], [560, 440], [840, 340], [1200, 290]), 0.02),
    ridge(at, crest([0, 570], [300, 520], [600, 470], [900, 390], [1200, 340]), 0.14),
    locks(
      at,
      { gates: [420, 806], top: 430, drop: 106, deep: 170, glint: { x: 930, width: 150 } },
      boat(at, 598, 536, 120),
    ),
  ]);

/** Working capital: water that turns the wheel, and goes on in the river. */
export const workingCapital = (): string =>
  page(sandy, (at) => {
    const shore = 740;
    return [
      sky(at),
      sun(at, 880, 190, 80, { rings: 5, gap: 0.38 }),
      ridge(at, crest([0, 600], [280, 530], [600, 610], [900, 540], [1200, 480]), 0.03),
      ridge(at, crest([0, 680], [340, 650], [760, 680], [1200, 620]), 0.16),
      aqueduct(at, { from: 690, to: 1410, deck: 330, foot: shore + 10, arches: 4, thickness: 26 }),
      // The pier that carries the axle.
      ...count(5).map((index) =>
        rect(312 + index * 18, 540 + (4 - index) * 42, 256 - index * 36, 44, {
          fill: stone(at, [300, 540, 580, shore], 0.2, 0.9),
        }),
      ),
      waterWheel(at, 440, 548, 236),
      // The channel lets its water fall on the wheel's shoulder.
      ...count(7).map((index) =>
        path(
          `M694 ${325 + index}C${664 - index * 2} ${326 + index} ${652 - index * 3} ${352 + index} ${648 - index * 4} ${426 - index * 4}`,
          {
            stroke: mix(at.theme.water[1], brand.paper, 0.1 + index * 0.08),
            weight: at.hair * 1.7,
            cap: "round",
          },
        ),
      ),
      // What stands in the river shows through it.
      group(water(at, { top: shore, bottom: H, lines: 0 }), { opacity: 0.8 }),
      waterLines(at, { top: shore, bottom: H, glint: { x: 880, width: 130 }, lines: 22, seed: 3 }),
      line(0, shore, W, shore, { stroke: at.theme.etch, weight: at.hair, opacity: 0.8 }),
    ];
  });

/** A long loan: steps of one height, all the way down to the river. */
export const term = (): string =>
  page(dusk, (at) => {
    const top = 452;
    const flight = 11;
    const shore = 752;
    const rise = (shore - top) / flight;
    /** A bastion that stands out into the water, with a pavilion on it. */
    const bastion = (cx: number): string => {
      const floor = top + rise * 3;
      return [
        pavilion(at, { cx, base: floor, half: 78, steps: 1 }),
        wall(at, { from: cx - 112, to: cx + 112, top: floor, base: shore, shade: [0.25, 1] }),
        cornice(at, cx - 112, cx + 112, floor, 13),
        line(cx - 112, floor + 44, cx + 112, floor + 44, {
          stroke: brass,
          weight: at.hair * 1.5,
        }),
        openings(at, {
          from: cx - 96,
          to: cx + 96,
          base: shore - 26,
          apex: floor + 78,
          number: 3,
          share: 0.5,
          fill: () => mix(at.theme.stone[2], at.theme.near, 0.5),
        }),
      ].join("");
    };
    return [
      sky(at),
      sun(at, 600, 300, 124, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 430], [260, 370], [600, 430], [900, 380], [1200, 320]), 0.1),
      ...count(flight).map((index) => {
        const y = top + rise * index;
        const tint = mix(stoneTint(at, 0.35), landTint(at.theme, 0.6), index / flight);
        return [
          rect(-4, y, W + 8, rise + 1, { fill: lit(at, mix(tint, at.theme.near, 0.3), 0.12) }),
          rect(-4, y, W + 8, rise * 0.42, { fill: lit(at, tint, 0.3) }),
          line(0, y, W, y, { stroke: at.theme.etch, weight: at.hair, opacity: 0.5 }),
        ].join("");
      }),
      ...[214, 986].map((cx) => bastion(cx)),
      water(at, { top: shore, bottom: H, glint: { x: 600, width: 180 }, lines: 20, seed: 6 }),
      line(0, shore, W, shore, { stroke: litBrass, weight: at.hair, opacity: 0.6 }),
      boat(at, 742, 806, 100),
    ];
  });
