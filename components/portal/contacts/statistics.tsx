"use client";

import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { site } from "@/content/site";
import type { ContactStatisticsDto } from "@/lib/contacts/statistics-schema";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { Notice } from "@/components/ui/notice";
import { counted } from "../lists/counted";
import { durationText } from "./answer-words";
import type { Narrowed } from "./narrowed-to";
import styles from "./statistics.module.css";

const Plots = dynamic(async () => (await import("./plots")).Plots, {
  ssr: false,
  loading: () => <div className={styles.loading} />,
});

async function fetchStatistics(): Promise<ContactStatisticsDto> {
  const response = await portalRequest("GET", "/api/contacts/statistics");
  return (await response.json()) as ContactStatisticsDto;
}

/** "This week 3 leads, last week 12", and how long they wait for an answer. */
function Summary({ weeks, medianWaitSeconds }: ContactStatisticsDto) {
  const [last, current] = weeks.slice(-2).map(({ open, answered }) => open + answered);
  return (
    <p>
      This week {counted(current ?? 0, "lead")}, last week {last}
      <span className={styles.median}>
        {medianWaitSeconds === null
          ? "; none answered yet"
          : `; answered after ${durationText(medianWaitSeconds)} (median)`}
      </span>
    </p>
  );
}

type StatisticsProps = { onNarrow: (narrowed: Narrowed) => void };

/**
 * What the leads of the last twelve weeks tell. Folded away it is one line; which of the two
 * somebody chose is remembered in this browser.
 */
export function Statistics({ onNarrow }: StatisticsProps) {
  // Where there is less, they begin folded: the first lead stands on the first screen.
  const hasRoom = useMediaQuery("(min-width: 60em) and (min-height: 56em)", true, {
    getInitialValueInEffect: false,
  });
  const [chosen, setChosen] = useLocalStorage<boolean | undefined>({
    key: `${site.slug}.showsStatistics`,
    getInitialValueInEffect: false,
  });
  const isOpen = chosen ?? hasRoom;
  const { data, isError } = useQuery({
    queryKey: ["/api/contacts", "statistics"],
    queryFn: fetchStatistics,
  });
  if (isError) return <Notice kind="error">We can’t load the figures for the last weeks.</Notice>;
  return (
    <section className={styles.statistics} aria-labelledby="statistics-title">
      <div className={styles.line}>
        <div>
          <h3 id="statistics-title" className={styles.title}>
            The last twelve weeks
          </h3>
          {data ? <Summary {...data} /> : <p>…</p>}
        </div>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls="statistics-plots"
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? "Hide" : "Show"}
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div id="statistics-plots" hidden={!isOpen}>
        {isOpen &&
          (data ? (
            <Plots statistics={data} onNarrow={onNarrow} />
          ) : (
            <div className={styles.loading} />
          ))}
      </div>
    </section>
  );
}
