/** What a calculator says to its values: in figures, in a plot, in a table, and in words. */
export type Answer = {
  /** What the reader came for first. */
  figures: { label: string; value: string; note?: string }[];
  /** What would change it: each a sentence. */
  remarks: string[];
  /** Bars of two parts each, in rupees, the first part at the bottom. */
  plot: {
    title: string;
    parts: [string, string];
    bars: { label: string; parts: [number, number] }[];
  };
  /** The same in full. The first cell of a row names it. */
  table: { title: string; columns: string[]; rows: string[][] };
  /** One sentence with the values and what comes of them, for a message to the firm. */
  words: string;
};

/** Values of a calculator by their names; percentages as 8.5 for 8.5%. */
export type Values<Name extends string> = Record<Name, number>;

/** How a value is written and read. */
export type Unit = "rupees" | "percent" | "years" | "grams" | "carat";
