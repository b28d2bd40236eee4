/** Built blocks in isometric projection, lit from the right. */
import { mix } from "../palette.js";
import { count } from "../core/curve.js";
import type { Frame } from "../core/frame.js";
import { n, path, polygon, polyline, type Point } from "../core/svg.js";

export interface Iso {
  /** Where (0, 0, 0) stands on the page, and the length of one unit. */
  x: number;
  y: number;
  unit: number;
}

const COS = Math.cos(Math.PI / 6);

/** The x axis runs down to the right, the y axis down to the left, z up. */
export const project = (iso: Iso, x: number, y: number, z: number): Point => [
  iso.x + (x - y) * COS * iso.unit,
  iso.y + (x + y) * 0.5 * iso.unit - z * iso.unit,
];

export interface Faces {
  top: string;
  right: string;
  left: string;
}

/** The faces of a solid of one colour. */
export const faces = (at: Frame, colour: string): Faces => ({
  top: mix(colour, at.theme.light, 0.4),
  right: mix(colour, at.theme.light, 0.2),
  left: mix(colour, at.theme.near, 0.4),
});

export interface Box {
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  colour: string;
  roof?: "flat" | "gable" | "none";
  windows?: readonly [across: number, up: number];
  /** Which windows are lit. */
  glow?: (index: number) => boolean;
}

/** A point on a box's right face (u along y from the front corner, v up) or left face. */
function onFace(iso: Iso, box: Box, face: "right" | "left") {
  const [x, y, z] = box.at;
  const [dx, dy, dz] = box.size;
  return (u: number, v: number): Point =>
    face === "right"
      ? project(iso, x + dx, y + dy * (1 - u), z + dz * v)
      : project(iso, x + dx * u, y + dy, z + dz * v);
}

function windowPath(
  on: (u: number, v: number) => Point,
  u: number,
  v: number,
  w: number,
  h: number,
) {
  const p = (a: number, b: number): string => {
    const [px, py] = on(a, b);
    return `${n(px)} ${n(py)}`;
  };
  return `M${p(u - w, v)}L${p(u - w, v + h * 0.62)}Q${p(u - w, v + h * 0.92)} ${p(u, v + h)}Q${p(u + w, v + h * 0.92)} ${p(u + w, v + h * 0.62)}L${p(u + w, v)}Z`;
}

export function box(at: Frame, iso: Iso, shape: Box): string {
  const [x, y, z] = shape.at;
  const [dx, dy, dz] = shape.size;
  const tint = faces(at, shape.colour);
  const p = (a: number, b: number, c: number): Point =>
    project(iso, x + a * dx, y + b * dy, z + c * dz);
  const sides = [
    polygon([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], { fill: tint.right }),
    polygon([p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)], { fill: tint.left }),
  ];
  const openings = shape.windows
    ? (["right", "left"] as const).flatMap((face) => {
        const [across, up] = shape.windows!;
        const on = onFace(iso, shape, face);
        return count(across * up).map((index) => {
          const u = ((index % across) + 0.5) / across;
          const v = Math.floor(index / across) / up;
          const lamp = face === "right" && shape.glow?.(index);
          return path(windowPath(on, u, v + 0.26 / up, 0.19 / across, 0.48 / up), {
            fill: lamp
              ? at.theme.sun[1]
              : face === "right"
                ? mix(tint.right, at.theme.near, 0.34)
                : mix(tint.left, at.theme.near, 0.34),
          });
        });
      })
    : [];
  const edge = {
    stroke: at.theme.etch,
    weight: at.hair * 0.9,
    opacity: 0.5,
    join: "round",
  } as const;
  if (shape.roof === "gable") {
    const h = 0.42 * (dx / dz);
    const ridgeA = p(0.5, 0, 1 + h);
    const ridgeB = p(0.5, 1, 1 + h);
    return [
      ...sides,
      ...openings,
      polygon([p(0, 1, 1), p(1, 1, 1), ridgeB], { fill: tint.left }),
      polygon([p(0, 0, 1), p(0, 1, 1), ridgeB, ridgeA], {
        fill: mix(tint.left, at.theme.near, 0.3),
      }),
      polygon([p(1, 0, 1), p(1, 1, 1), ridgeB, ridgeA], { fill: tint.top }),
      polyline([ridgeA, ridgeB, p(1, 1, 1)], edge),
    ].join("");
  }
  const top = polygon([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], { fill: tint.top });
  const inset = 0.09;
  const parapet =
    shape.roof === "flat"
      ? polygon(
          [
            p(inset, inset, 1),
            p(1 - inset, inset, 1),
            p(1 - inset, 1 - inset, 1),
            p(inset, 1 - inset, 1),
          ],
          { fill: mix(tint.top, at.theme.near, 0.1) },
        )
      : "";
  return [
    ...sides,
    ...openings,
    top,
    parapet,
    polyline([p(0, 1, 1), p(1, 1, 1), p(1, 0, 1)], edge),
    polyline([p(1, 1, 1), p(1, 1, 0)], { ...edge, opacity: 0.28 }),
  ].join("");
}

/** The shade that a footprint throws on the ground, away from the light. */
export const footprintShade = (
  at: Frame,
  iso: Iso,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  reach: number,
): string =>
  polygon(
    [
      project(iso, x0, y1, 0),
      project(iso, x1, y1, 0),
      project(iso, x1 - reach * 0.3, y1 + reach, 0),
      project(iso, x0 - reach * 0.3, y1 + reach, 0),
      project(iso, x0 - reach * 0.3, y0 + reach, 0),
    ],
    { fill: at.theme.near, opacity: 0.2 },
  );

/** Boxes drawn from the back to the front. */
export const boxes = (at: Frame, iso: Iso, list: readonly Box[]): string =>
  [...list]
    .sort((a, b) => depthOf(a) - depthOf(b))
    .map((shape) => box(at, iso, shape))
    .join("");

const depthOf = ({ at: [x, y, z], size: [dx, dy] }: Box): number =>
  x + dx / 2 + y + dy / 2 + z * 0.6;
