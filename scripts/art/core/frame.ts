/** A picture's frame, and the light that falls across it from the upper right. */
import { mix, type Theme } from "../palette.js";
import { linear, type Gradient } from "./svg.js";

export interface Frame {
  width: number;
  height: number;
  theme: Theme;
  /** The weight of a fine line in this frame. */
  hair: number;
}

export const frame = (width: number, height: number, theme: Theme): Frame => ({
  width,
  height,
  theme,
  hair: (width / 1200) * 1.25,
});

/** A surface colour under the common light: lighter towards the upper right. */
export const lit = (to: Frame, colour: string, amount = 0.16): Gradient =>
  linear(
    [to.width, 0],
    [to.width * 0.12, to.height],
    [
      [0, mix(colour, to.theme.light, amount)],
      [0.45, mix(colour, to.theme.light, amount * 0.3)],
      [1, colour],
    ],
  );
