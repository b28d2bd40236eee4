"use client";

import "@/components/portal/styles";
import "@mantine/charts/styles.layer.css";
import { BarChart, BarsList } from "@mantine/charts";
import { type ReactNode, useEffect, useRef } from "react";
import type { ContactStatisticsDto } from "@/lib/contacts/schema";
import { LinkButton } from "@/components/portal/forms/link-button";
import { formatCount } from "../lists/format-count";
import type { PlotFilter } from "./plot-filter-chips";
import styles from "./plots.module.css";

type PlotsProps = {
  statistics: ContactStatisticsDto;
  onFilter: (plotFilter: PlotFilter) => void;
};

export function Plots({ statistics: { weeks, sources }, onFilter }: PlotsProps) {
  const sourceRows = sources.map(({ path, title, total }) => ({
    path,
    title: title ?? path,
    total,
  }));
  return (
    <div className={styles.plots}>
      <Weeks weeks={weeks} onFilter={onFilter} />
      {sourceRows.length > 0 && (
        <Sources sources={sourceRows} since={weeks[0]!.monday} onFilter={onFilter} />
      )}
    </div>
  );
}

/** Returns "23 Nov" for "2026-11-23". */
const formatShortDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

const series = [
  { name: "answered", label: "Answered", color: "var(--pine)" },
  { name: "open", label: "Open", color: "var(--brass)" },
];

/** Returns a ref that keeps a plot out of the tab order. Chromium lets SVG elements with event listeners take focus. */
function useOutOfTabOrderRef() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = ref.current!;
    const removeFromTabOrder = () => {
      for (const element of drawing.querySelectorAll("svg, g"))
        element.setAttribute("tabindex", "-1");
    };
    removeFromTabOrder();
    const observer = new MutationObserver(removeFromTabOrder);
    observer.observe(drawing, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}

type WeeksProps = Pick<ContactStatisticsDto, "weeks"> & Pick<PlotsProps, "onFilter">;

function Weeks({ weeks, onFilter }: WeeksProps) {
  const drawingRef = useOutOfTabOrderRef();
  const data = weeks.map((week) => ({ ...week, label: formatShortDay(week.monday) }));
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>Contacts per week, starting on Monday</figcaption>
      {/* The table has the same data and is accessible. */}
      <div aria-hidden="true" ref={drawingRef} className={styles.drawing}>
        <BarChart
          h={190}
          type="stacked"
          data={data}
          dataKey="label"
          series={series}
          withLegend
          legendProps={{ verticalAlign: "top", height: 32 }}
          xAxisProps={{ interval: "equidistantPreserveStart" }}
          textColor="var(--ink-soft)"
          gridColor="var(--line)"
          accessibilityLayer={false}
          barProps={{ isAnimationActive: false }}
          maxBarWidth={44}
          yAxisProps={{ allowDecimals: false, width: 36 }}
          barChartProps={{
            style: { cursor: "pointer" },
            onClick: ({ activeIndex }) => {
              const week = weeks[Number(activeIndex)];
              if (week) onFilter({ week: week.monday });
            },
          }}
        />
      </div>
      <TableView head={["Week starting", "Open", "Answered"]}>
        {data.toReversed().map(({ monday, label, open, answered }) => (
          <tr key={monday}>
            <th scope="row">
              <LinkButton onClick={() => onFilter({ week: monday })}>{label}</LinkButton>
            </th>
            <td>{open}</td>
            <td>{answered}</td>
          </tr>
        ))}
      </TableView>
    </figure>
  );
}

type Source = { path: string; title: string; total: number };
type SourcesProps = { sources: Source[]; since: string } & Pick<PlotsProps, "onFilter">;

function Sources({ sources, since, onFilter }: SourcesProps) {
  const data = sources.map(({ path, title, total }) => ({ path, name: title, value: total }));
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>Pages with the most contacts</figcaption>
      <BarsList
        data={data}
        variant="filled"
        barColor="var(--sage)"
        barTextColor="var(--ink)"
        barHeight={28}
        barGap={4}
        classNames={{ bar: styles.bar, barLabel: styles.barLabel, barValue: styles.barValue }}
        renderBar={(bar, defaultBar) => {
          const { path, name, value } = bar as (typeof data)[number];
          return (
            <button
              type="button"
              className={styles.source}
              aria-label={`${name}: ${formatCount(value, "contact")}`}
              onClick={() => onFilter({ source: { path, title: name, since } })}
            >
              {defaultBar}
            </button>
          );
        }}
      />
      <TableView head={["Page", "Contacts"]}>
        {sources.map(({ path, title, total }) => (
          <tr key={path}>
            <th scope="row">
              <LinkButton onClick={() => onFilter({ source: { path, title, since } })}>
                {title}
              </LinkButton>
            </th>
            <td>{total}</td>
          </tr>
        ))}
      </TableView>
    </figure>
  );
}

function TableView({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>View as Table</summary>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}
