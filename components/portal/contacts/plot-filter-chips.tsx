"use client";

import { IconX } from "@tabler/icons-react";
import styles from "./contacts-panel.module.css";

/** Filters chosen in a plot. `week` (a Monday) and `since` are dates such as "2026-11-23". */
export type PlotFilter = {
  week?: string | undefined;
  source?: { path: string; title: string; since: string } | undefined;
};

/** Returns "23 Nov 2026" for "2026-11-23". */
const formatDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    dateStyle: "medium",
    timeZone: "UTC",
  });

type PlotFilterChipsProps = { plotFilter: PlotFilter; onChange: (plotFilter: PlotFilter) => void };

export function PlotFilterChips({ plotFilter: { week, source }, onChange }: PlotFilterChipsProps) {
  if (week === undefined && source === undefined) return null;
  return (
    <div className={styles.chips}>
      {week !== undefined && (
        <Chip text={`Week starting ${formatDay(week)}`} onRemove={() => onChange({ source })} />
      )}
      {source !== undefined && (
        <Chip
          text={`From: ${source.title}, since ${formatDay(source.since)}`}
          onRemove={() => onChange({ week })}
        />
      )}
    </div>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <span className={styles.chip}>
      {text}
      <button type="button" aria-label={`Remove “${text}”`} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
