const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "1 year", "20 years". */
export const inYears = (years: number): string => counted(years, "year");

/** Months as "3 years and 4 months". */
export function inYearsAndMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? inYears(years) : `${inYears(years)} and ${counted(rest, "month")}`;
}
