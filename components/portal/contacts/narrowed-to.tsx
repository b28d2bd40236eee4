"use client";

import { IconX } from "@tabler/icons-react";
import styles from "./contacts-panel.module.css";

/** What was chosen in a plot: a week, by its Monday, or what a page brought since a day. */
export type Narrowed = {
  week?: string | undefined;
  source?: { path: string; title: string; since: string } | undefined;
};

/** "23 Nov 2026" of "2026-11-23". */
const dayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    dateStyle: "medium",
    timeZone: "UTC",
  });

type NarrowedToProps = { narrowed: Narrowed; onChange: (narrowed: Narrowed) => void };

/** What the list is narrowed to, each with the button that takes it away. */
export function NarrowedTo({ narrowed: { week, source }, onChange }: NarrowedToProps) {
  if (week === undefined && source === undefined) return null;
  return (
    <div className={styles.narrowed}>
      {week !== undefined && (
        <Chosen text={`Week from ${dayOf(week)}`} onRemove={() => onChange({ source })} />
      )}
      {source !== undefined && (
        <Chosen
          text={`From: ${source.title}, since ${dayOf(source.since)}`}
          onRemove={() => onChange({ week })}
        />
      )}
    </div>
  );
}

function Chosen({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <span className={styles.chosen}>
      {text}
      <button type="button" aria-label={`Remove “${text}”`} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
