/** Small vector files that the site serves as they are: the card stand-in and the empty states. */
import { crest, crestPath, landPath } from "../core/curve.js";
import {
  circle,
  ellipse,
  line,
  linear,
  path,
  polyline,
  rect,
  svgDocument,
  type Point,
} from "../core/svg.js";
import { archPath } from "../motifs/arch.js";
import { brand, day, landTint, mix } from "../palette.js";

const { pine, sage, paper, brass } = brand;

/** A quiet 16:9 landscape for a card whose thumbnail is missing. */
export function standIn(): string {
  const W = 320;
  const H = 180;
  const hill = (tint: number, ...points: readonly Point[]): string =>
    path(landPath(crest(...points), 0, W, H), { fill: landTint(day, tint) });
  return svgDocument(W, H, [
    rect(0, 0, W, H, {
      fill: linear(
        [W, 0],
        [80, H],
        [
          [0, paper],
          [1, sage],
        ],
      ),
    }),
    ...[34, 44].map((r) => circle(222, 62, r, { stroke: brass, weight: 0.5, opacity: 0.4 })),
    circle(222, 62, 24, { fill: brass }),
    hill(0.06, [0, 108], [80, 94], [160, 110], [240, 92], [320, 78]),
    hill(0.28, [0, 128], [90, 120], [190, 126], [260, 112], [320, 106]),
    hill(0.62, [0, 148], [110, 146], [220, 134], [320, 132]),
    hill(0.95, [0, 166], [140, 164], [320, 154]),
  ]);
}

const W = 240;
const H = 160;
const stroke = { stroke: pine, weight: 1.5, cap: "round", join: "round" } as const;
const soft = { stroke: mix(sage, pine, 0.35), weight: 1.25, cap: "round" } as const;

const groundLine = (y: number): string =>
  [
    line(28, y, 212, y, stroke),
    line(60, y + 9, 104, y + 9, soft),
    line(132, y + 9, 180, y + 9, soft),
  ].join("");

const empty = (children: readonly string[]): string => svgDocument(W, H, children);

/** A sheet with a landscape at its head and lines still to be written. */
const posts = (): string =>
  empty([
    circle(166, 44, 26, { fill: sage }),
    rect(74, 26, 92, 106, { ...stroke, fill: paper }, 6),
    path(`${crestPath(crest([84, 68], [104, 58], [126, 68], [156, 54]), 84, 156, 24)}V76H84Z`, {
      fill: sage,
    }),
    path(crestPath(crest([84, 68], [104, 58], [126, 68], [156, 54]), 84, 156, 24), stroke),
    circle(140, 46, 7, { fill: brass }),
    ...[90, 101, 112].map((y, index) =>
      line(86, y, [154, 154, 124][index]!, y, { ...soft, dash: index === 2 ? undefined : "1 5" }),
    ),
    groundLine(133),
  ]);

/** One boat on still water. */
const contacts = (): string =>
  empty([
    circle(164, 46, 14, { fill: brass }),
    path(crestPath(crest([40, 88], [80, 72], [124, 86], [170, 68], [204, 82]), 40, 204, 40), soft),
    ...[0, 1, 2].map((ring) =>
      ellipse(115, 112, 44 + ring * 26, 4 + ring * 5, { ...soft, opacity: 0.9 - ring * 0.27 }),
    ),
    path("M112 36C130 54 134 72 132 88H112Z", { ...stroke, fill: sage }),
    path("M106 48C98 64 95 76 95 88H106Z", { ...stroke, fill: paper }),
    path("M84 95H146Q140 109 131 109H99Q90 108 84 95Z", { ...stroke, fill: paper }),
    line(112, 30, 112, 95, stroke),
  ]);

/** A frame that waits for its picture. */
const media = (): string =>
  empty([
    rect(84, 24, 100, 74, { ...soft, fill: sage }, 5),
    rect(58, 40, 104, 80, { ...stroke, fill: paper }, 5),
    rect(67, 49, 86, 62, { ...soft, dash: "1 5" }, 2),
    path(
      `${crestPath(crest([67, 98], [88, 82], [110, 96], [130, 80], [153, 92]), 67, 153, 22)}V111H67Z`,
      { fill: sage },
    ),
    path(
      crestPath(crest([67, 98], [88, 82], [110, 96], [130, 80], [153, 92]), 67, 153, 22),
      stroke,
    ),
    circle(134, 64, 7, { fill: brass }),
    groundLine(121),
  ]);

/** A niche with nothing yet on its sill. */
const offers = (): string =>
  empty([
    path(archPath(120, 130, 50, 76, 22), { ...stroke, fill: sage }),
    path(archPath(120, 130, 38, 80, 38), { ...stroke, fill: paper }),
    path(archPath(120, 130, 30, 83, 49), { ...soft, dash: "1 5" }),
    polyline(
      [
        [98, 130],
        [98, 122],
        [142, 122],
        [142, 130],
      ],
      stroke,
    ),
    line(120, 122, 120, 98, stroke),
    path("M120 102C108 102 104 94 104 86C114 86 120 92 120 102Z", { ...stroke, fill: sage }),
    path("M120 96C120 86 126 80 136 80C136 90 130 96 120 96Z", { ...stroke, fill: brass }),
    groundLine(131),
  ]);

export const empties = { posts, contacts, media, offers } as const;
