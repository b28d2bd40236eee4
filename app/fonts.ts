import localFont from "next/font/local";

// The preloaded fonts contain only basic characters (scripts/fonts.ts); accented letters and ₹ load on demand.
// "optional" prevents a swap after the first paint, which would rewrap lines and shift the layout.
// next/font names each family after its constant; "serif" or "sans" would collide with system fonts.

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

/** Class names that set the variables for the font families in globals.css. */
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
