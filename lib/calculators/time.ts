const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

export const inYears = (years: number): string => formatCount(years, "year");

export function inYearsAndMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, "month");
  return rest === 0 ? inYears(years) : `${inYears(years)} and ${formatCount(rest, "month")}`;
}
