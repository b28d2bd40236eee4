/** Brand colours, perceptual mixing, and the three lights that every picture is seen in. */

export const brand = {
  ink: "#14231f",
  pine: "#0f4c42",
  deepPine: "#0a332d",
  sage: "#dfe8e2",
  paper: "#faf8f4",
  sand: "#ece5d8",
  brass: "#b8863b",
  darkBrass: "#8a5f1c",
  white: "#ffffff",
} as const;

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toOklab(hex: string): Triple {
  const [r, g, b] = channels(hex).map((channel) => toLinear(channel / 255)) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = rgb.map((channel) =>
    Math.round(Math.min(1, Math.max(0, toGamma(channel))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/** A colour between two others, even to the eye: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = toOklab(from);
  const b = toOklab(to);
  const at = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * amount;
  return fromOklab([at(0), at(1), at(2)]);
}

/** A colour along a row of colours, each step even to the eye; `amount` runs from 0 to 1. */
export function along(colours: readonly string[], amount: number): string {
  const scaled = Math.min(1, Math.max(0, amount)) * (colours.length - 1);
  const index = Math.min(colours.length - 2, Math.floor(scaled));
  return mix(colours[index]!, colours[index + 1]!, scaled - index);
}

/** WCAG relative luminance of 8-bit channels. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255);
}

/** The light a picture is seen in. */
export interface Theme {
  /** The sky where the light comes from, midway, and where it ends. */
  sky: readonly [string, string, string];
  /** Land at the horizon, and land at one's feet. */
  far: string;
  middle: string;
  near: string;
  /** What the upper-right light adds to a surface. */
  light: string;
  /** Fine lines on land, and fine lines in the sky. */
  etch: string;
  skyLine: string;
  /** The sun's lit rim and its body. */
  sun: readonly [string, string];
  halo: string;
  /** Still water: where it catches the sky, and its depth. */
  water: readonly [string, string];
  /** Built things: lit face, front face, shaded face. */
  stone: readonly [string, string, string];
}

const { ink, pine, deepPine, sage, paper, sand, brass } = brand;

/** The one tint between sage and pine that is not a plain mix of the two. */
const jade = "#4f8a7a";

/** Brass where the light strikes it: the same hue, for mixing with paper would make it pink. */
export const litBrass = "#dcb36b";

export const day: Theme = {
  sky: [paper, mix(paper, sage, 0.6), sage],
  far: mix(sage, jade, 0.4),
  middle: jade,
  near: mix(pine, deepPine, 0.55),
  light: paper,
  etch: paper,
  skyLine: pine,
  sun: [litBrass, brass],
  halo: mix(brass, paper, 0.72),
  water: [mix(sage, paper, 0.5), mix(sage, pine, 0.2)],
  stone: [paper, mix(sand, sage, 0.4), mix(sage, pine, 0.3)],
};

export const sandy: Theme = {
  sky: [paper, mix(paper, sand, 0.65), sand],
  far: mix(mix(sand, sage, 0.55), jade, 0.34),
  middle: mix(jade, sand, 0.06),
  near: pine,
  light: paper,
  etch: paper,
  skyLine: mix(pine, sand, 0.2),
  sun: [litBrass, brass],
  halo: mix(brass, paper, 0.66),
  water: [mix(sage, paper, 0.35), mix(sage, pine, 0.24)],
  stone: [paper, mix(sand, brass, 0.08), mix(mix(sand, sage, 0.3), pine, 0.32)],
};

export const dusk: Theme = {
  sky: [mix(pine, jade, 0.5), mix(pine, deepPine, 0.4), mix(deepPine, ink, 0.35)],
  far: mix(pine, jade, 0.62),
  middle: mix(pine, deepPine, 0.2),
  near: mix(deepPine, ink, 0.32),
  light: mix(jade, sage, 0.25),
  etch: sage,
  skyLine: mix(brass, sage, 0.35),
  sun: [litBrass, brass],
  halo: mix(brass, jade, 0.45),
  water: [mix(pine, jade, 0.4), mix(pine, deepPine, 0.75)],
  stone: [mix(sage, brass, 0.18), mix(sage, pine, 0.5), mix(pine, sage, 0.1)],
};

/**
 * The tint of land at a depth: 0 at the horizon, 1 at one's feet. The ramp bends through a jade, for
 * a straight mix of sage and pine is grey halfway.
 */
export function landTint(theme: Theme, depth: number): string {
  const { far, middle, near } = theme;
  return depth < 0.5 ? mix(far, middle, depth * 2) : mix(middle, near, Math.min(1, depth) * 2 - 1);
}
