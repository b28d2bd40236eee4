/** Who we serve, across water: a palace in its lake, the globe, a harbour. */
import { count, crest, lerp } from "../../../core/curve.js";
import { circle, clipped, ellipse, group, line, path, rect } from "../../../core/svg.js";
import { archPath, pavilion } from "../../../motifs/arch.js";
import { globe, globePoint, leap } from "../../../motifs/globe.js";
import { ridge, sky, sun, terraces, water, waterLines } from "../../../motifs/ground.js";
import { cornice, dome, merlons, openings, stone, wall } from "../../../motifs/masonry.js";
import { dhow } from "../../../motifs/ship.js";
import { brand, day, dusk, litBrass, mix } from "../../../palette.js";
import { page, PAGE_HEIGHT as H } from "../page.js";

const { brass, paper, pine, sage } = brand;

/** A palace that stands in its lake. */
export const hni = (): string =>
  page(dusk, (at) => {
    const shore = 640;
    const night = mix(pine, at.theme.near, 0.4);
    const lamps = (every: number) => (index: number) => (index % every === 1 ? litBrass : night);
    const palace = [
      dome(at, 600, 376, 66, [0, 0.9]),
      wall(at, { from: 520, to: 680, top: 374, base: 470, shade: [0.15, 0.8] }),
      cornice(at, 516, 684, 370, 9),
      openings(at, { from: 526, to: 674, base: 452, apex: 396, number: 3, fill: () => litBrass }),
      pavilion(at, { cx: 440, base: 470, half: 34, steps: 0 }),
      pavilion(at, { cx: 760, base: 470, half: 34, steps: 0 }),
      wall(at, { from: 390, to: 810, top: 468, base: 560, shade: [0.18, 0.85] }),
      cornice(at, 386, 814, 464, 9),
      openings(at, {
        from: 398,
        to: 802,
        base: 542,
        apex: 488,
        number: 9,
        share: 0.52,
        fill: lamps(3),
      }),
      pavilion(at, { cx: 268, base: 560, half: 40, steps: 0 }),
      pavilion(at, { cx: 932, base: 560, half: 40, steps: 0 }),
      merlons(at, 316, 884, 560, 16, [0.2, 0.8]),
      wall(at, { from: 210, to: 990, top: 558, base: shore, shade: [0.22, 0.95] }),
      cornice(at, 206, 994, 556, 9),
      openings(at, {
        from: 222,
        to: 978,
        base: shore - 16,
        apex: 580,
        number: 14,
        share: 0.5,
        fill: lamps(4),
      }),
      rect(186, shore - 14, 828, 14, { fill: stone(at, [186, shore - 14, 1014, shore], 0.3, 1) }),
    ];
    return [
      sky(at),
      sun(at, 850, 250, 112, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 560], [240, 490], [560, 560], [900, 500], [1200, 430]), 0.12),
      ridge(at, crest([0, 610], [300, 590], [700, 612], [1200, 560]), 0.4),
      water(at, { top: shore, bottom: H, lines: 0 }),
      group(palace, { opacity: 0.2, transform: `translate(0 ${shore * 1.5}) scale(1 -0.5)` }),
      waterLines(at, { top: shore, bottom: H, glint: { x: 850, width: 150 }, lines: 22, seed: 4 }),
      ...palace,
    ];
  });

/** A globe half risen, and arcs that come home. */
export const nri = (): string =>
  page(dusk, (at) => {
    const ball = { cx: 590, cy: 660, r: 390, tilt: 24, turn: -78 };
    const home = globePoint(ball, 20, 78);
    const from = [
      { lat: 51, lon: 0, lift: 176 },
      { lat: 25, lon: 48, lift: 106 },
      { lat: 17, lon: 116, lift: 114 },
      { lat: 42, lon: 140, lift: 194 },
    ];
    return [
      sky(at),
      sun(at, 960, 190, 70, { rings: 5, gap: 0.42 }),
      globe(at, ball, mix(pine, sage, 0.22)),
      ...from.map(({ lat, lon, lift }) =>
        leap(at, globePoint(ball, lat, lon), home, lift, litBrass, { weight: at.hair * 1.8 }),
      ),
      circle(home[0], home[1], 11, { fill: litBrass }),
      circle(home[0], home[1], 22, { stroke: litBrass, weight: at.hair * 1.2, opacity: 0.7 }),
      terraces(at, {
        top: crest([0, 690], [260, 730], [600, 770], [930, 720], [1200, 660]),
        foot: crest([0, 920], [500, 890], [1200, 920]),
        bands: 6,
        depth: [0.35, 1],
      }),
    ];
  });

/** A dhow that comes into harbour, past the gate on the quay. */
export const foreignInvestors = (): string =>
  page(day, (at) => {
    const sea = 600;
    const quay = 690;
    const turret = (x: number): string =>
      [
        dome(at, x, 232, 21, [0.3, 1]),
        wall(at, { from: x - 22, to: x + 22, top: 230, base: quay, shade: [0.35, 1] }),
        cornice(at, x - 24, x + 24, 230, 9),
        ...[300, 372].map((y) => cornice(at, x - 23, x + 23, y, 6)),
      ].join("");
    return [
      sky(at),
      sun(at, 760, 330, 132, { rings: 6, gap: 0.3 }),
      ridge(at, crest([0, 560], [300, 530], [620, 575], [900, 540], [1200, 500]), 0.05),
      water(at, { top: sea, bottom: H, glint: { x: 760, width: 200 }, lines: 24, seed: 12 }),
      dhow(at, 850, 716, 300),
      ellipse(850, 738, 236, 9, { fill: at.theme.near, opacity: 0.16 }),
      line(590, 733, 1102, 733, {
        stroke: paper,
        weight: at.hair * 1.4,
        opacity: 0.8,
        cap: "round",
      }),
      // The gate: one great arch between two lower ones, on a quay of stone.
      wall(at, { from: 56, to: 464, top: 386, base: quay, shade: [0.6, 1] }),
      merlons(at, 56, 464, 386, 20, [0.5, 0.95]),
      cornice(at, 52, 468, 398, 9),
      wall(at, { from: 140, to: 380, top: 326, base: quay, shade: [0.5, 0.95] }),
      merlons(at, 176, 344, 326, 20, [0.4, 0.85]),
      cornice(at, 140, 380, 340, 10),
      clipped(archPath(260, quay, 62, 520, 402), [
        rect(190, 390, 140, sea - 390, { fill: mix(at.theme.sky[1], at.theme.sky[2], 0.4) }),
        rect(190, sea, 140, quay - sea, { fill: at.theme.water[1] }),
      ]),
      path(archPath(260, quay, 78, 516, 380), { stroke: brass, weight: at.hair * 1.4 }),
      ...[97, 423].map((cx) =>
        path(archPath(cx, quay, 21, 560, 506), {
          fill: mix(at.theme.stone[2], at.theme.near, 0.4),
        }),
      ),
      turret(152),
      turret(368),
      rect(-4, quay, 530, H - quay + 4, { fill: stone(at, [-4, quay, 526, H], 0.35, 1) }),
      rect(-4, quay, 540, 14, { fill: stone(at, [-4, quay, 536, quay + 14], 0, 0.4) }),
      ...count(5).map((index) =>
        line(0, quay + 48 + index * 34, 526, quay + 48 + index * 34, {
          stroke: at.theme.near,
          weight: at.hair * 0.9,
          opacity: lerp(0.26, 0.14, index / 4),
        }),
      ),
    ];
  });
