"use client";

import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
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

function Summary({ weeks, medianWaitSeconds }: ContactStatisticsDto) {
  const [lastWeek, thisWeek] = weeks.slice(-2).map(({ open, answered }) => open + answered);
  return (
    <p>
      This week {formatCount(thisWeek ?? 0, "contact")}, last week {lastWeek}
      <span className={styles.median}>
        {medianWaitSeconds === null
          ? "; none answered yet"
          : `; answered after ${formatRoundedDuration(medianWaitSeconds)} (median)`}
      </span>
    </p>
  );
}

type StatisticsProps = { onFilter: (plotFilter: PlotFilter) => void };

export function Statistics({ onFilter }: StatisticsProps) {
  // The plots start collapsed on small screens, where they would push the first lead out of view.
  const hasRoom = useMediaQuery("(min-width: 60em) and (min-height: 56em)", true, {
    getInitialValueInEffect: false,
  });
  const [preference, setPreference] = useLocalStorage<boolean | undefined>({
    key: `${site.slug}.statisticsOpen`,
    getInitialValueInEffect: false,
  });
  const isOpen = preference ?? hasRoom;
  const { data, isError } = useQuery({
    queryKey: ["/api/contacts", "statistics"],
    queryFn: fetchStatistics,
  });
  if (isError)
    return (
      <Notice kind="error">The statistics could not be loaded. Press Refresh to try again.</Notice>
    );
  return (
    <section className={styles.statistics} aria-labelledby="statistics-title">
      <div className={styles.line}>
        <div>
          <h3 id="statistics-title" className={styles.title}>
            The Last Twelve Weeks
          </h3>
          {data ? <Summary {...data} /> : <p>…</p>}
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls="statistics-plots"
          onClick={() => setPreference(!isOpen)}
        >
          {isOpen ? "Hide" : "Show"}
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div id="statistics-plots" hidden={!isOpen}>
        {isOpen &&
          (data ? (
            <Plots statistics={data} onFilter={onFilter} />
          ) : (
            <div className={styles.loading} />
          ))}
      </div>
    </section>
  );
}
