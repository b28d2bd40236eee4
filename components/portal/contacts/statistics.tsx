"use client";

import { useLocalStorage } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { site } from "@/content/site";
import type { ContactStatisticsDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "../lists/format-count";
import { formatRoundedDuration } from "./answer-text";
import type { PlotFilter } from "./plot-filter-chips";
import styles from "./statistics.module.css";

const Plots = dynamic(async () => (await import("./plots")).Plots, {
  ssr: false,
  loading: () => <div className={styles.loading} />,
});

async function fetchStatistics(): Promise<ContactStatisticsDto> {
  const response = await portalRequest("GET", "/api/contacts/statistics");
  return (await response.json()) as ContactStatisticsDto;
}

/** Loads the statistics. The plots stay open or closed as the user left them. */
export function useStatistics() {
  const [isOpen = false, setOpen] = useLocalStorage<boolean | undefined>({
    key: `${site.slug}.statisticsOpen`,
    getInitialValueInEffect: false,
  });
  const query = useQuery({
    queryKey: ["/api/contacts", "statistics"],
    queryFn: fetchStatistics,
  });
  return { query, isOpen, setOpen };
}

type StatisticsProps = { statistics: ReturnType<typeof useStatistics> };

export function StatisticsSummary({ statistics }: StatisticsProps) {
  const { query, isOpen, setOpen } = statistics;
  if (query.isError)
    return (
      <Notice kind="error">The statistics could not be loaded. Press Refresh to try again.</Notice>
    );
  const [lastWeek, thisWeek] = query.data
    ? query.data.weeks.slice(-2).map(({ open, answered }) => open + answered)
    : [];
  return (
    <div className={styles.summary}>
      <p>
        {thisWeek === undefined
          ? "…"
          : `This week ${formatCount(thisWeek, "contact")}, last week ${lastWeek}`}
      </p>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls="statistics-plots"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide" : "Show"}
        <span className="visually-hidden"> statistics</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

type StatisticsPlotsProps = StatisticsProps & { onFilter: (plotFilter: PlotFilter) => void };

export function StatisticsPlots({ statistics, onFilter }: StatisticsPlotsProps) {
  const { query, isOpen } = statistics;
  const isShown = isOpen && !query.isError;
  return (
    <div id="statistics-plots" hidden={!isShown}>
      {isShown && (
        <section className={styles.statistics} aria-labelledby="statistics-title">
          <div className={styles.heading}>
            <h3 id="statistics-title" className={styles.title}>
              The Last Twelve Weeks
            </h3>
            {query.data && <p>{describeMedian(query.data)}</p>}
          </div>
          {query.data ? (
            <Plots statistics={query.data} onFilter={onFilter} />
          ) : (
            <div className={styles.loading} />
          )}
        </section>
      )}
    </div>
  );
}

const describeMedian = ({ medianWaitSeconds }: ContactStatisticsDto) =>
  medianWaitSeconds === null
    ? "None answered yet"
    : `Answered after ${formatRoundedDuration(medianWaitSeconds)} (median)`;
