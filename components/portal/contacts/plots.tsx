"use client";

import "@mantine/charts/styles.layer.css";
import { BarChart, BarsList } from "@mantine/charts";
import { type ReactNode, useEffect, useRef } from "react";
import type { ContactStatisticsDto } from "@/lib/contacts/statistics-schema";
import { LinkButton } from "@/components/portal/forms/link-button";
import { counted } from "../lists/counted";
import type { Narrowed } from "./narrowed-to";
import styles from "./plots.module.css";

type PlotsProps = {
  statistics: ContactStatisticsDto;
  /** Called to show the leads of a week or a page alone. */
  onNarrow: (narrowed: Narrowed) => void;
};

/** Leads by week, and the pages that brought them: each as a plot, and as a table. */
export function Plots({ statistics: { weeks, sources }, onNarrow }: PlotsProps) {
  const named = sources.map(({ path, title, total }) => ({ path, title: title ?? path, total }));
  return (
    <div className={styles.plots}>
      <Weeks weeks={weeks} onNarrow={onNarrow} />
      {named.length > 0 && <Sources sources={named} since={weeks[0]!.monday} onNarrow={onNarrow} />}
    </div>
  );
}

/** "23 Nov" of "2026-11-23". */
const shortDate = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

const series = [
  { name: "answered", label: "Answered", color: "var(--pine)" },
  { name: "open", label: "Open", color: "var(--brass)" },
];

/** Keeps the keyboard out of a drawing: Chromium stops at parts of an SVG that listen to events. */
function useUnreachable() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = ref.current!;
    const keepOut = () => {
      for (const part of drawing.querySelectorAll("svg, g")) part.setAttribute("tabindex", "-1");
    };
    keepOut();
    const observer = new MutationObserver(keepOut);
    observer.observe(drawing, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}

type WeeksProps = Pick<ContactStatisticsDto, "weeks"> & Pick<PlotsProps, "onNarrow">;

function Weeks({ weeks, onNarrow }: WeeksProps) {
  const drawingRef = useUnreachable();
  const data = weeks.map((week) => ({ ...week, label: shortDate(week.monday) }));
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>Leads per week (from Monday)</figcaption>
      {/* The table says the same, and can be reached. */}
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
              if (week) onNarrow({ week: week.monday });
            },
          }}
        />
      </div>
      <AsTable head={["Week from", "Open", "Answered"]}>
        {data.toReversed().map(({ monday, label, open, answered }) => (
          <tr key={monday}>
            <th scope="row">
              <LinkButton onClick={() => onNarrow({ week: monday })}>{label}</LinkButton>
            </th>
            <td>{open}</td>
            <td>{answered}</td>
          </tr>
        ))}
      </AsTable>
    </figure>
  );
}

type Source = { path: string; title: string; total: number };
type SourcesProps = { sources: Source[]; since: string } & Pick<PlotsProps, "onNarrow">;

function Sources({ sources, since, onNarrow }: SourcesProps) {
  const data = sources.map(({ path, title, total }) => ({ path, name: title, value: total }));
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>Pages with most leads</figcaption>
      <BarsList
        data={data}
        variant="filled"
        barColor="var(--sage)"
        barTextColor="var(--ink)"
        barHeight={28}
        barGap={4}
        classNames={{ bar: styles.bar, barLabel: styles.barLabel, barValue: styles.barValue }}
        renderBar={(bar, drawn) => {
          const { path, name, value } = bar as (typeof data)[number];
          return (
            <button
              type="button"
              className={styles.source}
              aria-label={`${name}: ${counted(value, "lead")}`}
              onClick={() => onNarrow({ source: { path, title: name, since } })}
            >
              {drawn}
            </button>
          );
        }}
      />
      <AsTable head={["Page", "Leads"]}>
        {sources.map(({ path, title, total }) => (
          <tr key={path}>
            <th scope="row">
              <LinkButton onClick={() => onNarrow({ source: { path, title, since } })}>
                {title}
              </LinkButton>
            </th>
            <td>{total}</td>
          </tr>
        ))}
      </AsTable>
    </figure>
  );
}

function AsTable({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>As a table</summary>
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
