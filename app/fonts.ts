import localFont from "next/font/local";

// Both families are served from our own origin, cut down to the characters that Indian English
// needs (scripts/fonts.ts). Letters with accents and the rupee sign are files of their own, which
// come where they are needed.
//
// Next measures each file and matches the fallback to it, but a line can still break elsewhere, and
// then all below it jumps. So a font that is not there when the text is first painted is not used
// on that page: "optional" paints once. Both are asked for ahead; the next page has them.
//
// A font is called after its variable here. None is called "serif" or "sans": those are fonts of
// the browser too, which took the place of one that was late, and were wider.

const inter = localFont({
  src: "./fonts/inter.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-inter",
});

const interLetters = localFont({
  src: "./fonts/inter-letters.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+C0-D6, U+D8-F6, U+F8-FF" }],
  variable: "--font-inter-letters",
});

const interRupee = localFont({
  src: "./fonts/inter-rupee.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
  variable: "--font-inter-rupee",
});

const sourceSerif = localFont({
  src: "./fonts/source-serif-4.woff2",
  weight: "600",
  display: "optional",
  adjustFontFallback: "Times New Roman",
  variable: "--font-source-serif",
});

const sourceSerifLetters = localFont({
  src: "./fonts/source-serif-4-letters.woff2",
  weight: "600",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+C0-D6, U+D8-F6, U+F8-FF" }],
  variable: "--font-source-serif-letters",
});

const sourceSerifRupee = localFont({
  src: "./fonts/source-serif-4-rupee.woff2",
  weight: "600",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
  variable: "--font-source-serif-rupee",
});

/** Sets the variables that globals.css builds its two families from. */
export const fontVariables = [
  inter,
  interLetters,
  interRupee,
  sourceSerif,
  sourceSerifLetters,
  sourceSerifRupee,
]
  .map((font) => font.variable)
  .join(" ");
