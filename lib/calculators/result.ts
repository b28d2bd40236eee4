export type CalculatorResult = {
  figures: { label: string; value: string; note?: string }[];
  /** Sentences about how the result could change. */
  remarks: string[];
  /** Bars of two parts in rupees, the first part at the bottom. */
  plot: {
    title: string;
    parts: [string, string];
    bars: { label: string; parts: [number, number] }[];
  };
  /** The numbers behind the plot. The first cell of a row is its header. */
  table: { title: string; columns: string[]; rows: string[][] };
  /** Input and result in one phrase, for a message to the firm. */
  summary: string;
};

/** Values by field name; percentages as 8.5 for 8.5%. */
export type Values<Name extends string> = Record<Name, number>;

export type Unit = "rupees" | "percent" | "years" | "grams" | "carat";
