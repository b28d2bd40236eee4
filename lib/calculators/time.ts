const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

export const formatYears = (years: number): string => formatCount(years, "year");

export function formatYearsAndMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, "month");
  return rest === 0
    ? formatYears(years)
    : `${formatYears(years)} and ${formatCount(rest, "month")}`;
}
