/** The frame that the pictures of the content pages share. */
import { frame, type Frame } from "../../core/frame.js";
import { svgDocument } from "../../core/svg.js";
import type { Theme } from "../../palette.js";

export const PAGE_WIDTH = 1200;
export const PAGE_HEIGHT = 900;

/** Lines are a little heavier than in the posts, for these pictures are shown at half their size. */
export const page = (theme: Theme, draw: (at: Frame) => readonly string[]): string =>
  svgDocument(
    PAGE_WIDTH,
    PAGE_HEIGHT,
    draw({ ...frame(PAGE_WIDTH, PAGE_HEIGHT, theme), hair: 1.8 }),
  );
