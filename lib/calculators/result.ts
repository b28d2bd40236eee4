type Figure = { label: string; value: string; note?: string };

export type CalculatorResult = {
  /** The first figure is the answer. */
  figures: [Figure, ...Figure[]];
  /** Sentences that explain the result or say how it could change. */
  remarks: string[];
  /** Stacked bars with two parts in rupees. The first part is at the bottom. */
  plot: {
    title: string;
    parts: [string, string];
    bars: { label: string; parts: [number, number] }[];
  };
  /** The numbers behind the plot. The first cell of a row is its header. */
  table: { title: string; columns: string[]; rows: string[][] };
  /** Input and result in one phrase, for screen readers and for a message to the firm. */
  summary: string;
};

/** Values by field name. The value of 8.5% is 8.5. */
export type Values<Name extends string> = Record<Name, number>;

export type Unit = "rupees" | "percent" | "years" | "grams" | "carat";
