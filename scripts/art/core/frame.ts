/** A picture's frame, and the light that falls across it from the upper right. */
import { mix, type Theme } from "../palette.js";
import { linear, type Gradient, type Paint } from "./svg.js";

export interface Frame {
  width: number;
  height: number;
  theme: Theme;
  /** The weight of a fine line in this frame. */
  hair: number;
  /** A dark that the left side falls into, for words to stand on. */
  quiet?: { colour: string; strength: number };
}

export const frame = (width: number, height: number, theme: Theme): Frame => ({
  width,
  height,
  theme,
  hair: (width / 1200) * 1.25,
});

/** How far the quiet side has set in, at shares of the width from the right. */
const fall: readonly (readonly [number, number])[] = [
  [0.3, 0],
  [0.42, 0.16],
  [0.54, 0.5],
  [0.68, 0.8],
  [0.84, 0.96],
  [1, 1],
];

/** A surface colour under the common light: lighter towards the upper right. */
export function lit(at: Frame, colour: string, amount = 0.16): Gradient {
  const { width, height, theme, quiet } = at;
  if (quiet) {
    // Painted into the surface: a sheet of shade laid over gradients would show as bands.
    return linear(
      [width, 0],
      [0, 0],
      [
        [0, mix(colour, theme.light, amount)],
        ...fall.map(([offset, depth]) => {
          const light = mix(colour, theme.light, amount * 0.3 * (1 - depth));
          return [offset, mix(light, quiet.colour, quiet.strength * depth)] as const;
        }),
      ],
    );
  }
  return linear(
    [width, 0],
    [width * 0.12, height],
    [
      [0, mix(colour, theme.light, amount)],
      [0.45, mix(colour, theme.light, amount * 0.3)],
      [1, colour],
    ],
  );
}

/** The paint of a fine line on land or water; it fades on the quiet side. */
export function etched(at: Frame): Paint {
  const { width, theme, quiet } = at;
  if (!quiet) return theme.etch;
  return linear(
    [width, 0],
    [0, 0],
    [
      [0, theme.etch, 1],
      ...fall.map(
        ([offset, depth]) =>
          [offset, theme.etch, Number((1 - 0.82 * quiet.strength * depth).toFixed(2))] as const,
      ),
    ],
  );
}
