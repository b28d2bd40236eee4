/** Small pure functions that return SVG strings. Gradients and clips are named by their content. */

export interface Gradient {
  id: string;
  markup: string;
}

export type Paint = string | Gradient;

export interface Style {
  fill?: Paint;
  stroke?: Paint;
  /** Stroke width. */
  weight?: number;
  opacity?: number;
  dash?: string;
  cap?: "butt" | "round" | "square";
  join?: "miter" | "round" | "bevel";
  transform?: string;
  rule?: "evenodd";
}

export type Point = readonly [number, number];

/** A number as SVG wants it: short. */
export const n = (value: number): string => {
  const text = value.toFixed(1);
  return text.endsWith(".0") ? text.slice(0, -2) : text;
};

function contentId(prefix: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return prefix + hash.toString(36);
}

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value) : value}"`)
    .join("");
}

const reference = (paint: Paint | undefined): string | undefined =>
  paint === undefined || typeof paint === "string" ? paint : `url(#${paint.id})`;

const definition = (paint: Paint | undefined): string =>
  paint === undefined || typeof paint === "string" ? "" : paint.markup;

function shape(tag: string, geometry: Attributes, style: Style): string {
  const fill = style.fill ?? (style.stroke === undefined ? undefined : "none");
  const drawn = attributes({
    ...geometry,
    fill: reference(fill),
    stroke: reference(style.stroke),
    "stroke-width": style.weight === undefined ? undefined : style.weight.toFixed(2),
    opacity: style.opacity === undefined ? undefined : style.opacity.toFixed(3),
    "stroke-dasharray": style.dash,
    "stroke-linecap": style.cap,
    "stroke-linejoin": style.join,
    transform: style.transform,
    "fill-rule": style.rule,
  });
  return `${definition(fill)}${definition(style.stroke)}<${tag}${drawn}/>`;
}

export const path = (d: string, style: Style): string => shape("path", { d }, style);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: Style,
  radius?: number,
): string => shape("rect", { x, y, width, height, rx: radius }, style);

export const circle = (cx: number, cy: number, r: number, style: Style): string =>
  shape("circle", { cx, cy, r }, style);

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style): string =>
  shape("ellipse", { cx, cy, rx, ry }, style);

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style): string =>
  shape("line", { x1, y1, x2, y2 }, style);

export const points = (list: readonly Point[]): string =>
  list.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");

export const polygon = (list: readonly Point[], style: Style): string =>
  path(`${points(list)}Z`, style);

export const polyline = (list: readonly Point[], style: Style): string => path(points(list), style);

export function group(
  children: string | readonly string[],
  options: { opacity?: number; transform?: string } = {},
): string {
  const inner = typeof children === "string" ? children : children.join("");
  const drawn = attributes({
    opacity: options.opacity === undefined ? undefined : options.opacity.toFixed(3),
    transform: options.transform,
  });
  return `<g${drawn}>${inner}</g>`;
}

/** Draws the children only where the path is. */
export function clipped(d: string, children: string | readonly string[], rule?: "evenodd"): string {
  const id = contentId("c", d);
  const clipRule = rule === undefined ? "" : ` clip-rule="${rule}"`;
  const inner = typeof children === "string" ? children : children.join("");
  return `<clipPath id="${id}"><path d="${d}"${clipRule}/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${
          opacity === undefined ? "" : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join("");

export function linear(from: Point, to: Point, stops: readonly Stop[]): Gradient {
  const geometry = attributes({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
  const inner = stopMarkup(stops);
  const id = contentId("l", geometry + inner);
  return {
    id,
    markup: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${geometry}>${inner}</linearGradient>`,
  };
}

export function radial(centre: Point, radius: number, stops: readonly Stop[]): Gradient {
  const geometry = attributes({ cx: centre[0], cy: centre[1], r: radius });
  const inner = stopMarkup(stops);
  const id = contentId("r", geometry + inner);
  return {
    id,
    markup: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${geometry}>${inner}</radialGradient>`,
  };
}

export function svgDocument(
  width: number,
  height: number,
  children: string | readonly string[],
): string {
  const inner = typeof children === "string" ? children : children.join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}
